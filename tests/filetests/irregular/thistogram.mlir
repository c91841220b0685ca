// Every shape of pto.thistogram.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x128xui32>, %b: !pto.tile_buf<vec, 2x128xui8>, %c: !pto.tile_buf<vec, 1x256xui32>) {
    pto.thistogram ins(%a, %b : !pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>) outs(%c : !pto.tile_buf<vec, 1x256xui32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x128xui32>, %b: !pto.tile_buf<vec, 1x128xui8>, %c: !pto.tile_buf<vec, 1x256xui32>) {
    pto.thistogram ins(%a, %b : !pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 1x128xui8>) outs(%c : !pto.tile_buf<vec, 1x256xui32>) {byte = 2 : i32}
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 3x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 3x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 0}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 32x32xui16>, %idx: !pto.tile_buf<vec, 32x1xui8, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 32x32xui16>, !pto.tile_buf<vec, 32x1xui8, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x256xui32>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 1 : i32, test.note}
    return
  }

  func.func @shape3(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 32x11xui8, blayout=col_major>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 32x11xui8, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 3 : i32}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x128xui32>, %arg1: !pto.tile_buf<vec, 2x128xui8>, %arg2: !pto.tile_buf<vec, 1x256xui32>) {
    "pto.thistogram"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x128xui32>, %arg1: !pto.tile_buf<vec, 2x128xui8>, %arg2: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>) outs(%arg2 : !pto.tile_buf<vec, 1x256xui32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x128xui32>, %arg1: !pto.tile_buf<vec, 1x128xui8>, %arg2: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 1x128xui8>) outs(%arg2 : !pto.tile_buf<vec, 1x256xui32>) {byte = 2 : i32}
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x32xui32>, %arg1: !pto.tile_buf<vec, 3x32xui8>, %arg2: !pto.tile_buf<vec, 8x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 3x32xui8>) outs(%arg2 : !pto.tile_buf<vec, 8x256xui32>) {byte = 0 : i32}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xui16>, %arg1: !pto.tile_buf<vec, 32x1xui8, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xui16>, !pto.tile_buf<vec, 32x1xui8, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 32x256xui32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x32xui32>, %arg1: !pto.tile_buf<vec, 2x32xui8>, %arg2: !pto.tile_buf<vec, 8x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%arg2 : !pto.tile_buf<vec, 8x256xui32>) {test.note}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 8x32xui32>, %arg1: !pto.tile_buf<vec, 32x11xui8, blayout=col_major>, %arg2: !pto.tile_buf<vec, 8x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 32x11xui8, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 8x256xui32>) {byte = 3 : i32}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x128xui32>, %arg1: !pto.tile_buf<vec, 2x128xui8>, %arg2: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.thistogram ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>) outs(%arg2 : !pto.tile_buf<vec, 1x256xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg18: !pto.tile_buf<vec, 1x128xui32>, %arg19: !pto.tile_buf<vec, 2x128xui8>, %arg20: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.thistogram"(%arg18, %arg19, %arg20) : (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 1x128xui32>, %arg16: !pto.tile_buf<vec, 1x128xui8>, %arg17: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.thistogram"(%arg15, %arg16, %arg17) <{byte = 2 : i32}> : (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 3x32xui8>, !pto.tile_buf<vec, 8x256xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 8x32xui32>, %arg13: !pto.tile_buf<vec, 3x32xui8>, %arg14: !pto.tile_buf<vec, 8x256xui32>):
//|     "pto.thistogram"(%arg12, %arg13, %arg14) <{byte = 0 : i32}> : (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 3x32xui8>, !pto.tile_buf<vec, 8x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xui16>, !pto.tile_buf<vec, 32x1xui8, blayout=col_major>, !pto.tile_buf<vec, 32x256xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 32x32xui16>, %arg10: !pto.tile_buf<vec, 32x1xui8, blayout=col_major>, %arg11: !pto.tile_buf<vec, 32x256xui32>):
//|     "pto.thistogram"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 32x32xui16>, !pto.tile_buf<vec, 32x1xui8, blayout=col_major>, !pto.tile_buf<vec, 32x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 8x256xui32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x32xui32>, %arg7: !pto.tile_buf<vec, 2x32xui8>, %arg8: !pto.tile_buf<vec, 8x256xui32>):
//|     "pto.thistogram"(%arg6, %arg7, %arg8) <{byte = 1 : i32}> {test.note} : (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 8x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 32x11xui8, blayout=col_major>, !pto.tile_buf<vec, 8x256xui32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x32xui32>, %arg4: !pto.tile_buf<vec, 32x11xui8, blayout=col_major>, %arg5: !pto.tile_buf<vec, 8x256xui32>):
//|     "pto.thistogram"(%arg3, %arg4, %arg5) <{byte = 3 : i32}> : (!pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 32x11xui8, blayout=col_major>, !pto.tile_buf<vec, 8x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x128xui32>, %arg1: !pto.tile_buf<vec, 2x128xui8>, %arg2: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.thistogram"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x128xui32>, !pto.tile_buf<vec, 2x128xui8>, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
