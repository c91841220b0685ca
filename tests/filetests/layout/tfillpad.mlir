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

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 16x64xf32, pad=1>, %arg2: !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>) {
//|     pto.tfillpad ins(%arg0 : !pto.tile_buf<vec, 8x32xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x64xf32, pad=1>)
//|     pto.tfillpad ins(%arg1 : !pto.tile_buf<vec, 16x64xf32, pad=1>) outs(%arg1 : !pto.tile_buf<vec, 16x64xf32, pad=1>)
//|     pto.tfillpad ins(%arg2 : !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>) outs(%arg2 : !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>)
//|     pto.tfillpad ins(%arg0 : !pto.tile_buf<vec, 8x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {padValue = 1 : i32}
//|     pto.tfillpad ins(%arg0 : !pto.tile_buf<vec, 8x32xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x64xf32, pad=1>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 16x64xf32, pad=1>, !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 16x64xf32, pad=1>, %arg2: !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>):
//|     "pto.tfillpad"(%arg0, %arg1) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 16x64xf32, pad=1>) -> ()
//|     "pto.tfillpad"(%arg1, %arg1) : (!pto.tile_buf<vec, 16x64xf32, pad=1>, !pto.tile_buf<vec, 16x64xf32, pad=1>) -> ()
//|     "pto.tfillpad"(%arg2, %arg2) : (!pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>, !pto.tile_buf<mat, 32x32xf16, valid=32x16, blayout=col_major, slayout=row_major, pad=1>) -> ()
//|     "pto.tfillpad"(%arg0, %arg0) <{padValue = 1 : i32}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.tfillpad"(%arg0, %arg1) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 16x64xf32, pad=1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
