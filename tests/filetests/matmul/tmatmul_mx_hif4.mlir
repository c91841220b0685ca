// Every shape of pto.tmatmul_mx_hif4.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %d: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %e: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul_mx_hif4 ins(%a, %b, %c, %d : !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%e : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %d: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %e: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul_mx_hif4 ins(%a, %b, %c, %d : !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%e : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape2(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
    "pto.tmatmul_mx_hif4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul_mx_hif4 ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg4 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul_mx_hif4 ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg4 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul_mx_hif4 ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg4 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul_mx_hif4 ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg4 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg16: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg17: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg18: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg19: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul_mx_hif4"(%arg15, %arg16, %arg17, %arg18, %arg19) : (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg11: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg12: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg13: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg14: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul_mx_hif4"(%arg10, %arg11, %arg12, %arg13, %arg14) : (!pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %arg6: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %arg7: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %arg8: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg9: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul_mx_hif4"(%arg5, %arg6, %arg7, %arg8, %arg9) : (!pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul_mx_hif4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
