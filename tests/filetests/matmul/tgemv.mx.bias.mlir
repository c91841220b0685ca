// Every shape of pto.tgemv.mx.bias.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %d: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %e: !pto.tile_buf<bias, 1x32xf32>, %f: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx.bias ins(%a, %b, %c, %d, %e : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>) outs(%f : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x32xf32>, %arg5: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    "pto.tgemv.mx.bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x32xf32>, %arg5: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.mx.bias ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg5 : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x32xf32>, %arg5: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.mx.bias ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg5 : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg7: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %arg8: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg9: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %arg10: !pto.tile_buf<bias, 1x32xf32>, %arg11: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.mx.bias"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, %arg4: !pto.tile_buf<bias, 1x32xf32>, %arg5: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.mx.bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, slayout=row_major, fractal=32>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
