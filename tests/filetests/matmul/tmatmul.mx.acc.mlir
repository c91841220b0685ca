// Every shape of pto.tmatmul.mx.acc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %d: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %e: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %f: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul.mx.acc ins(%a, %b, %c, %d, %e : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%f : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %d: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %e: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %f: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul.mx.acc ins(%a, %b, %c, %d, %e : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%f : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {accPhase = #pto<acc_phase final>}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg3: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg4: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg5: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
    "pto.tmatmul.mx.acc"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg3: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg4: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg5: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.mx.acc ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg5 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg3: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg4: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg5: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.mx.acc ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg5 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg3: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg4: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg5: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.mx.acc ins(%arg0, %arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%arg5 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg13: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg14: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg15: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg16: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg17: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.mx.acc"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg7: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg8: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg9: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg10: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg11: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.mx.acc"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %arg3: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %arg4: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg5: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.mx.acc"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
