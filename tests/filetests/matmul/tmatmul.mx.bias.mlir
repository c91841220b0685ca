// Every shape of pto.tmatmul.mx.bias.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %d: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %e: !pto.tile_buf<bias, 1x64xf32>, %f: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul.mx.bias ins(%a, %b, %c, %d, %e : !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>) outs(%f : !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x64xf32>, %arg5: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) {
    "pto.tmatmul.mx.bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>, !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x64xf32>, %arg5: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.mx.bias ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>) outs(%arg5 : !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x64xf32>, %arg5: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.mx.bias ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>) outs(%arg5 : !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>, !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg7: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %arg8: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %arg9: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg10: !pto.tile_buf<bias, 1x64xf32>, %arg11: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.mx.bias"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>, !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>, !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x64xf32>, %arg5: !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.mx.bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<left, 64x192xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 64x6xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 192x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 6x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<bias, 1x64xf32>, !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
