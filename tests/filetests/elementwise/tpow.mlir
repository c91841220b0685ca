// Every shape of pto.tpow.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%c : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tpow ins(%a, %b, %c : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
    return
  }

  func.func @shape0(%base: !pto.tile_buf<vec, 16x16xi8>, %exp: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @shape1(%base: !pto.tile_buf<vec, 16x16xui16>, %exp: !pto.tile_buf<vec, 16x16xui16>, %dst: !pto.tile_buf<vec, 16x16xui16>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%dst : !pto.tile_buf<vec, 16x16xui16>)
    return
  }

  func.func @shape2(%base: !pto.tile_buf<vec, 16x16xi32>, %exp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape3(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
    "pto.tpow"(%arg0, %arg1, %arg2) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%base: !pto.tile_buf<vec, 16x16xf16>, %exp: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @shape1(%base: !pto.tile_buf<vec, 16x16xbf16>, %exp: !pto.tile_buf<vec, 16x16xbf16>, %tmp: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>) {precision = high_precision}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpow ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>, %arg2: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xui16>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpow ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<pow_precision default>, test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tpow ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>, %arg3: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tpow ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xbf16>) {precisionType = #pto<pow_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 1x16xf32>, %arg21: !pto.tile_buf<vec, 1x16xf32>, %arg22: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpow"(%arg20, %arg21, %arg22) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 1x16xf32>, %arg17: !pto.tile_buf<vec, 1x16xf32>, %arg18: !pto.tile_buf<vec, 1x16xf32>, %arg19: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpow"(%arg16, %arg17, %arg19, %arg18) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 16x16xi8>, %arg14: !pto.tile_buf<vec, 16x16xi8>, %arg15: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tpow"(%arg13, %arg14, %arg15) : (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x16xui16>, %arg11: !pto.tile_buf<vec, 16x16xui16>, %arg12: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tpow"(%arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xi32>, %arg8: !pto.tile_buf<vec, 16x16xi32>, %arg9: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tpow"(%arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpow"(%arg3, %arg4, %arg6, %arg5) {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpow"(%arg0, %arg1, %arg2) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>, %arg6: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tpow"(%arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>, %arg3: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tpow"(%arg0, %arg1, %arg3, %arg2) <{precisionType = #pto<pow_precision high_precision>}> : (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
