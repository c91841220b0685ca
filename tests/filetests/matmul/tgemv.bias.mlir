// Every shape of pto.tgemv.bias.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %b: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %c: !pto.tile_buf<bias, 1x32xf32>, %d: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%a, %b, %c : !pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) {
    "pto.tgemv.bias"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape1(%a: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %c: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%a, %b, %c : !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x16xf32>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    "pto.tgemv.bias"(%arg0, %arg1, %arg2, %arg3) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg3 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%arg3 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape1(%arg0: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x16xf32>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%arg3 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x16xf32>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tgemv.bias ins(%arg0, %arg1, %arg2 : !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%arg3 : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %arg5: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %arg6: !pto.tile_buf<bias, 1x32xf32>, %arg7: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.bias"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 1x256xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 256x32xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x32xf32>, %arg3: !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.bias"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<left, 1x256xf16, slayout=row_major>, !pto.tile_buf<right, 256x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>, !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg6: !pto.tile_buf<bias, 1x16xf32>, %arg7: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.bias"(%arg4, %arg5, %arg6, %arg7) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 128x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<bias, 1x16xf32>, %arg3: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tgemv.bias"(%arg0, %arg1, %arg2, %arg3) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
