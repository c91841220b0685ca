// Every shape of pto.tcolargmax.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 1x64xi32>) {
    pto.tcolargmax ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 1x64xi32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 8x16xi16>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src : !pto.tile_buf<vec, 8x16xi16>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>) {test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 8x16xf16>, %tmp: !pto.tile_buf<vec, 8x16xf16>, %dst: !pto.tile_buf<vec, 1x16xi32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16>) outs(%dst : !pto.tile_buf<vec, 1x16xi32>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 8x16xui8>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src : !pto.tile_buf<vec, 8x16xui8>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xui32>) {
    "pto.tcolargmax"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 1x16xui32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 1x32xi8>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x32xi8>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xui32>) {
//|     pto.tcolargmax ins(%arg0 : !pto.tile_buf<vec, 2x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xui32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xi32>) {
//|     pto.tcolargmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xi32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: !pto.tile_buf<vec, 1x16xui32>) {
//|     pto.tcolargmax ins(%arg0 : !pto.tile_buf<vec, 8x16xi16>) outs(%arg1 : !pto.tile_buf<vec, 1x16xui32>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x16xf16>, %arg2: !pto.tile_buf<vec, 1x16xi32>) {
//|     pto.tcolargmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 1x16xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x16xui8>, %arg1: !pto.tile_buf<vec, 1x16xui32>) {
//|     pto.tcolargmax ins(%arg0 : !pto.tile_buf<vec, 8x16xui8>) outs(%arg1 : !pto.tile_buf<vec, 1x16xui32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xui32>) {
//|     pto.tcolargmax ins(%arg0 : !pto.tile_buf<vec, 2x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xui32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x32xi8>, %arg2: !pto.tile_buf<vec, 1x16xui32>) {
//|     pto.tcolargmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x32xi8>) outs(%arg2 : !pto.tile_buf<vec, 1x16xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 1x16xui32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 2x16xf32>, %arg13: !pto.tile_buf<vec, 1x16xui32>):
//|     "pto.tcolargmax"(%arg12, %arg13) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 1x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xi32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x64xf32>, %arg10: !pto.tile_buf<vec, 16x64xf32>, %arg11: !pto.tile_buf<vec, 1x64xi32>):
//|     "pto.tcolargmax"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 8x16xi16>, %arg8: !pto.tile_buf<vec, 1x16xui32>):
//|     "pto.tcolargmax"(%arg7, %arg8) {test.note} : (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 8x16xf16>, %arg5: !pto.tile_buf<vec, 8x16xf16>, %arg6: !pto.tile_buf<vec, 1x16xi32>):
//|     "pto.tcolargmax"(%arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 8x16xui8>, %arg3: !pto.tile_buf<vec, 1x16xui32>):
//|     "pto.tcolargmax"(%arg2, %arg3) : (!pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 1x16xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xui32>):
//|     "pto.tcolargmax"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 1x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x32xi8>, !pto.tile_buf<vec, 1x16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x32xi8>, %arg2: !pto.tile_buf<vec, 1x16xui32>):
//|     "pto.tcolargmax"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x32xi8>, !pto.tile_buf<vec, 1x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
