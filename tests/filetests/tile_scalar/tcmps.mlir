// Every shape of pto.tcmps.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 4x64xf32>, %b: f32, %c: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%a, %b {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 16x32xi32>, %b: i32, %c: !pto.tile_buf<vec, 16x32xui8>) {
    pto.tcmps ins(%a, %b {cmpMode = #pto<cmp lt>} : !pto.tile_buf<vec, 16x32xi32>, i32) outs(%c : !pto.tile_buf<vec, 16x32xui8>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp eq>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 4x64xui16>, %scalar: i16, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmp = "lt", test.note} : !pto.tile_buf<vec, 4x64xui16>, i16) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
    "pto.tcmps"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp ge>}> : (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 4x64xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xi8>, i8) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 16x32xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 {cmpMode = #pto<cmp lt>} : !pto.tile_buf<vec, 16x32xi32>, i32) outs(%arg2 : !pto.tile_buf<vec, 16x32xui8>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 4x64xui16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 {cmpMode = #pto<cmp lt>, test.note} : !pto.tile_buf<vec, 4x64xui16>, i16) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 4x64xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 4x32xui8>) {
//|     pto.tcmps ins(%arg0, %arg1 {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xi8>, i8) outs(%arg2 : !pto.tile_buf<vec, 4x32xui8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 4x64xf32>, %arg16: f32, %arg17: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg15, %arg16, %arg17) <{cmpMode = #pto<cmp ge>}> : (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi32>, i32, !pto.tile_buf<vec, 16x32xui8>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x32xi32>, %arg13: i32, %arg14: !pto.tile_buf<vec, 16x32xui8>):
//|     "pto.tcmps"(%arg12, %arg13, %arg14) <{cmpMode = #pto<cmp lt>}> : (!pto.tile_buf<vec, 16x32xi32>, i32, !pto.tile_buf<vec, 16x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 4x64xf32>, %arg10: f32, %arg11: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg9, %arg10, %arg11) <{cmpMode = #pto<cmp eq>}> : (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 4x64xf32>, %arg7: f32, %arg8: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xui16>, i16, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 4x64xui16>, %arg4: i16, %arg5: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg3, %arg4, %arg5) <{cmpMode = #pto<cmp lt>}> {test.note} : (!pto.tile_buf<vec, 4x64xui16>, i16, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp ge>}> : (!pto.tile_buf<vec, 4x64xf32>, f32, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xi8>, i8, !pto.tile_buf<vec, 4x32xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 4x64xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 4x32xui8>):
//|     "pto.tcmps"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp ge>}> : (!pto.tile_buf<vec, 4x64xi8>, i8, !pto.tile_buf<vec, 4x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
