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

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<left, 32x32xf32, slayout=row_major>, %arg1: !pto.tile_buf<right, 32x32xf32, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg3 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg3 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     pto.tmatmul.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg3 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 32x32xf32, slayout=row_major>, %arg1: !pto.tile_buf<right, 32x32xf32, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul.bias"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.bias"(%arg0, %arg1, %arg2, %arg3) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.bias"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<left, 32x32xf32, slayout=row_major>, !pto.tile_buf<right, 32x32xf32, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
