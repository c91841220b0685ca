// A misspelt attribute among the operands.
// RUN: %s --verify
// RUN: %s --verify --strict

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>) {
  pto.tcvt ins(%a {rmod = #pto<round_mode RINT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
  return
}

// run 1: exit 0
// stderr:
//| warning[PTO0211]: pto.tcvt has no attribute 'rmod'; it has no effect
//|  --> attribute_of_operand.errors.mlir:6:20
//|   |
//| 6 |   pto.tcvt ins(%a {rmod = #pto<round_mode RINT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
//|   |                    ^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/tcvt.md
//|   = help: did you mean 'rmode'?
//|
//| warning: 1 warning
// run 2: exit 1
// stderr:
//| error[PTO0211]: pto.tcvt has no attribute 'rmod'; it has no effect
//|  --> attribute_of_operand.errors.mlir:6:20
//|   |
//| 6 |   pto.tcvt ins(%a {rmod = #pto<round_mode RINT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
//|   |                    ^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/tcvt.md
//|   = help: did you mean 'rmode'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0211' shows the rule with examples
