// Every shape of pto.tmatmul.bias.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!left = !pto.tile_buf<left, 32x32xf32, slayout=row_major>
!right = !pto.tile_buf<right, 32x32xf32, slayout=col_major>
!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!bias = !pto.tile_buf<bias, 1x32xf32>

func.func @operands(%a: !left, %b: !right, %c: !bias, %d: !acc) {
  pto.tmatmul.bias ins(%a, %b, %c : !left, !right, !bias) outs(%d : !acc)
  pto.tmatmul.bias ins(%a, %b, %c : !left, !right, !bias) outs(%d : !acc) {accPhase = #pto<acc_phase final>}
  "pto.tmatmul.bias"(%a, %b, %c, %d) : (!left, !right, !bias, !acc) -> ()
  return
}
