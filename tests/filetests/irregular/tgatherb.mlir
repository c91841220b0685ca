// Every shape of pto.tgatherb.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgatherb ins(%a, %b : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 1x32xui8>, %offsets: !pto.tile_buf<vec, 1x32xui32>, %dst: !pto.tile_buf<vec, 1x32xui8>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui32>) outs(%dst : !pto.tile_buf<vec, 1x32xui8>) {test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 1x32xbf16>, %offsets: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xbf16>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xbf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
    "pto.tgatherb"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tgatherb ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xui8>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x32xui8>) {
//|     pto.tgatherb ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui32>) outs(%arg2 : !pto.tile_buf<vec, 1x32xui8>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x32xbf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xbf16>) {
//|     pto.tgatherb ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 1x32xbf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tgatherb ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 1x32xf16>, %arg10: !pto.tile_buf<vec, 1x32xi32>, %arg11: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tgatherb"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x32xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 1x32xui8>, %arg7: !pto.tile_buf<vec, 1x32xui32>, %arg8: !pto.tile_buf<vec, 1x32xui8>):
//|     "pto.tgatherb"(%arg6, %arg7, %arg8) {test.note} : (!pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 1x32xbf16>, %arg4: !pto.tile_buf<vec, 1x32xi32>, %arg5: !pto.tile_buf<vec, 1x32xbf16>):
//|     "pto.tgatherb"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tgatherb"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
