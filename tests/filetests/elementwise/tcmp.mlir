// Every shape of pto.tcmp.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 8x64xf32>, %b: !pto.tile_buf<vec, 8x64xf32>, %c: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%a, %b {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%c : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 8x64xi32>, %src1: !pto.tile_buf<vec, 8x64xi32>, %dst: !pto.tile_buf<vec, 8x32xui8>) {
    pto.tcmp ins(%src0, %src1 {cmp = "EQ"} : !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>) outs(%dst : !pto.tile_buf<vec, 8x32xui8>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %src1: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 : !pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xf16, valid=?x?>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>) {cmp_mode = le, test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
    "pto.tcmp"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp gt>}> : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 8x64xi8>, %src1: !pto.tile_buf<vec, 8x64xi8>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 8x64xi32>, %src1: !pto.tile_buf<vec, 8x64xi32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 8x64xbf16>, %src1: !pto.tile_buf<vec, 8x64xbf16>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp ne>} : !pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xbf16>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x64xi32>, %arg1: !pto.tile_buf<vec, 8x64xi32>, %arg2: !pto.tile_buf<vec, 8x32xui8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp eq>} : !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>) outs(%arg2 : !pto.tile_buf<vec, 8x32xui8>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %arg1: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp le>, test.note} : !pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xf16, valid=?x?>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x64xi8>, %arg1: !pto.tile_buf<vec, 8x64xi8>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x64xi32>, %arg1: !pto.tile_buf<vec, 8x64xi32>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x64xbf16>, %arg1: !pto.tile_buf<vec, 8x64xbf16>, %arg2: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.tcmp ins(%arg0, %arg1 {cmpMode = #pto<cmp ne>} : !pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xbf16>) outs(%arg2 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 8x64xf32>, %arg13: !pto.tile_buf<vec, 8x64xf32>, %arg14: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg12, %arg13, %arg14) <{cmpMode = #pto<cmp gt>}> : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 8x64xf32>, %arg10: !pto.tile_buf<vec, 8x64xf32>, %arg11: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x32xui8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x64xi32>, %arg7: !pto.tile_buf<vec, 8x64xi32>, %arg8: !pto.tile_buf<vec, 8x32xui8>):
//|     "pto.tcmp"(%arg6, %arg7, %arg8) <{cmpMode = #pto<cmp eq>}> : (!pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %arg4: !pto.tile_buf<vec, 8x64xf16, valid=?x?>, %arg5: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg3, %arg4, %arg5) <{cmpMode = #pto<cmp le>}> {test.note} : (!pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xf16, valid=?x?>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp gt>}> : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x64xi8>, %arg7: !pto.tile_buf<vec, 8x64xi8>, %arg8: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg6, %arg7, %arg8) <{cmpMode = #pto<cmp gt>}> : (!pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x64xi32>, %arg4: !pto.tile_buf<vec, 8x64xi32>, %arg5: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg3, %arg4, %arg5) <{cmpMode = #pto<cmp gt>}> : (!pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x64xbf16>, %arg1: !pto.tile_buf<vec, 8x64xbf16>, %arg2: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.tcmp"(%arg0, %arg1, %arg2) <{cmpMode = #pto<cmp ne>}> : (!pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xbf16>, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
