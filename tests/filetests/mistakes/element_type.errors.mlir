// A misspelt element type.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xfp32>) {
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0107]: unknown element type 'fp32'
//|  --> element_type.errors.mlir:4:43
//|   |
//| 4 | func.func @f(%a: !pto.tile_buf<vec, 16x16xfp32>) {
//|   |                                           ^^^^
//|   |
//|   = note: rule: Operands And Attributes, Scalar Operands
//|   = help: did you mean 'f32'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0107' shows the rule with examples
