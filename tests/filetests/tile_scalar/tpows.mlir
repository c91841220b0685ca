// Every shape of pto.tpows.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: f32, %c: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tpows ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%c : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x16xi32>, %b: i32, %c: !pto.tile_buf<vec, 1x16xi32>) {
    pto.tpows ins(%a, %b : !pto.tile_buf<vec, 1x16xi32>, i32) outs(%c : !pto.tile_buf<vec, 1x16xi32>) {precisionType = #pto<pow_precision default>}
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 1x16xf32>, %b: f32, %c: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tpows ins(%a, %b, %c : !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>) {test.note}
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
    "pto.tpows"(%arg0, %arg1, %arg2) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xf16>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %tmp: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpows ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>) {precision_type = high_precision}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x16xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x16xi32>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xi32>, i32) outs(%arg2 : !pto.tile_buf<vec, 1x16xi32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpows ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>) {precisionType = #pto<pow_precision default>, test.note}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpows ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tpows ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>) {precisionType = #pto<pow_precision default>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: bf16, %arg2: !pto.tile_buf<vec, 16x16xbf16>, %arg3: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tpows ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xbf16>) {precisionType = #pto<pow_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 1x16xf32>, %arg21: f32, %arg22: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpows"(%arg20, %arg21, %arg22) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xi32>, i32, !pto.tile_buf<vec, 1x16xi32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg17: !pto.tile_buf<vec, 1x16xi32>, %arg18: i32, %arg19: !pto.tile_buf<vec, 1x16xi32>):
//|     "pto.tpows"(%arg17, %arg18, %arg19) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xi32>, i32, !pto.tile_buf<vec, 1x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 1x16xf32>, %arg14: f32, %arg15: !pto.tile_buf<vec, 1x16xf32>, %arg16: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpows"(%arg13, %arg14, %arg16, %arg15) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x16xi8>, %arg11: i8, %arg12: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tpows"(%arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xi16>, %arg8: i16, %arg9: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tpows"(%arg7, %arg8, %arg9) {test.note} : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: f32, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpows"(%arg3, %arg4, %arg6, %arg5) : (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tpows"(%arg0, %arg1, %arg2) <{precisionType = #pto<pow_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: f16, %arg6: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tpows"(%arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: bf16, %arg2: !pto.tile_buf<vec, 16x16xbf16>, %arg3: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tpows"(%arg0, %arg1, %arg3, %arg2) <{precisionType = #pto<pow_precision high_precision>}> : (!pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
