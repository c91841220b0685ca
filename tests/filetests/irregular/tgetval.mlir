// Every shape of pto.tgetval.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!i32 = !pto.tile_buf<vec, 2x8xi32>

func.func @operands(%a: !i32, %i: index) -> (i32, i32) {
  %v = pto.tgetval ins(%a, %i : !i32, index) outs : i32
  %w = "pto.tgetval"(%a, %i) : (!i32, index) -> i32
  return %v, %w : i32, i32
}
