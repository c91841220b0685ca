// Every shape of pto.tgemv.acc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 64x64xf16, slayout=col_major>) {
    pto.tgemv.acc ins(%a, %b, %c : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.acc ins(%a, %b, %c : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.acc ins(%a, %b, %c : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 64x64xf16, slayout=col_major>) {
    "pto.tgemv.acc"(%arg0, %arg1, %arg2, %arg0) : (!pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>, !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 64x64xf16, slayout=col_major>) {
//|     pto.tgemv.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) outs(%arg0 : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>) outs(%arg3 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>) outs(%arg3 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 64x64xf16, slayout=col_major>) {
//|     pto.tgemv.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) outs(%arg0 : !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg12: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %arg13: !pto.tile_buf<right, 64x64xf16, slayout=col_major>):
//|     "pto.tgemv.acc"(%arg11, %arg12, %arg13, %arg11) : (!pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>, !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg8: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg9: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg10: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.acc"(%arg7, %arg8, %arg9, %arg10) : (!pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg4: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg6: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.acc"(%arg3, %arg4, %arg5, %arg6) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 64x64xf16, slayout=col_major>):
//|     "pto.tgemv.acc"(%arg0, %arg1, %arg2, %arg0) : (!pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>, !pto.tile_buf<acc, 1x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
