// A brace that is not closed: the end of the text points at it.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return

// run 1: exit 1
// stderr:
//| error[PTO0005]: expected '}' before the end of the text
//|  --> missing_brace.errors.mlir:6:9
//|   |
//| 6 |   return
//|   |         ^
//|   |
//| note: no '}' closes this brace
//|  --> missing_brace.errors.mlir:4:49
//|   |
//| 4 | func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
//|   |                                                 ^
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0005' shows the rule with examples
