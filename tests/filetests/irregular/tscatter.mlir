// Every shape of pto.tscatter.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 1x32xi16>, %c: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%a, %b : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%c : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 2x32xf16>) {
    pto.tscatter ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "col") outs(%b : !pto.tile_buf<vec, 2x32xf16>)
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tscatter ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%b : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x128xf16>) {
    pto.tscatter ins(%src, {maskPattern = #pto.mask_pattern<P0001>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%dst : !pto.tile_buf<vec, 1x128xf16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%src, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 2x32xui8>, %indexes: !pto.tile_buf<vec, 2x32xui16>, %dst: !pto.tile_buf<vec, 2x32xui8>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 2x32xui16>) outs(%dst : !pto.tile_buf<vec, 2x32xui8>) {test.note}
    return
  }

  func.func @shape3(%src: !pto.tile_buf<vec, 1x32xbf16>, %indexes: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xbf16>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xbf16>)
    return
  }

  func.func @shape4(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    "pto.tscatter"(%src, %dst) <{axis = "row", maskPattern = #pto.mask_pattern<P1010>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x64xf16>) -> ()
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi16>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
    "pto.tscatter"(%arg0, %arg2, %arg1) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi16>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%arg2 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 2x32xf16>) {
//|     pto.tscatter ins(%arg0, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "col") outs(%arg1 : !pto.tile_buf<vec, 2x32xf16>)
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tscatter ins(%arg0, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x128xf16>) {
//|     pto.tscatter ins(%arg0, {maskPattern = #pto.mask_pattern<P0001>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x128xf16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tscatter ins(%arg0, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 2x32xui8>, %arg1: !pto.tile_buf<vec, 2x32xui16>, %arg2: !pto.tile_buf<vec, 2x32xui8>) {
//|     pto.tscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 2x32xui16>) outs(%arg2 : !pto.tile_buf<vec, 2x32xui8>) {test.note}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 1x32xbf16>, %arg1: !pto.tile_buf<vec, 1x32xi16>, %arg2: !pto.tile_buf<vec, 1x32xbf16>) {
//|     pto.tscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%arg2 : !pto.tile_buf<vec, 1x32xbf16>)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tscatter ins(%arg0, {maskPattern = #pto.mask_pattern<P1010>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi16>, %arg2: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%arg2 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg19: !pto.tile_buf<vec, 1x32xf16>, %arg20: !pto.tile_buf<vec, 1x32xi16>, %arg21: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tscatter"(%arg19, %arg21, %arg20) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 2x32xf16>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg17: !pto.tile_buf<vec, 1x32xf16>, %arg18: !pto.tile_buf<vec, 2x32xf16>):
//|     "pto.tscatter"(%arg17, %arg18) <{axis = "col", maskPattern = #pto.mask_pattern<P0101>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 2x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 1x32xf16>, %arg16: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tscatter"(%arg15, %arg16) <{axis = "row", maskPattern = #pto.mask_pattern<P0101>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x128xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 1x32xf16>, %arg14: !pto.tile_buf<vec, 1x128xf16>):
//|     "pto.tscatter"(%arg13, %arg14) <{axis = "row", maskPattern = #pto.mask_pattern<P0001>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x128xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<vec, 1x32xf16>, %arg12: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tscatter"(%arg11, %arg12) <{axis = "row", maskPattern = #pto.mask_pattern<P1111>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 2x32xui16>, !pto.tile_buf<vec, 2x32xui8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 2x32xui8>, %arg9: !pto.tile_buf<vec, 2x32xui16>, %arg10: !pto.tile_buf<vec, 2x32xui8>):
//|     "pto.tscatter"(%arg8, %arg10, %arg9) {test.note} : (!pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 2x32xui8>, !pto.tile_buf<vec, 2x32xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi16>, !pto.tile_buf<vec, 1x32xbf16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 1x32xbf16>, %arg6: !pto.tile_buf<vec, 1x32xi16>, %arg7: !pto.tile_buf<vec, 1x32xbf16>):
//|     "pto.tscatter"(%arg5, %arg7, %arg6) : (!pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xbf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 1x32xf16>, %arg4: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tscatter"(%arg3, %arg4) <{axis = "row", maskPattern = #pto.mask_pattern<P1010>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi16>, %arg2: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tscatter"(%arg0, %arg2, %arg1) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
