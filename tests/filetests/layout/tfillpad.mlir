// Every shape of pto.tfillpad.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 8x32xf32>
!dst = !pto.tile_buf<vec, 16x64xf32, pad=1>
!mat = !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>

func.func @operands(%a: !src, %d: !dst, %m: !mat) {
  pto.tfillpad ins(%a : !src) outs(%d : !dst)
  pto.tfillpad ins(%d : !dst) outs(%d : !dst)
  pto.tfillpad ins(%m : !mat) outs(%m : !mat)
  pto.tfillpad ins(%a : !src) outs(%a : !src) {padValue = 1 : i32}
  "pto.tfillpad"(%a, %d) : (!src, !dst) -> ()
  return
}
