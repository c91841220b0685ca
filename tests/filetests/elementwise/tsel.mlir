// Every shape of pto.tsel.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tsel ins(%a, %b, %c : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 2x64xi8>, %b: !pto.tile_buf<vec, 2x512xf32>, %c: !pto.tile_buf<vec, 2x512xf32>, %d: !pto.tile_buf<vec, 1x64xf32>, %e: !pto.tile_buf<vec, 2x512xf32>) {
    pto.tsel ins(%a, %b, %c, %d : !pto.tile_buf<vec, 2x64xi8>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%e : !pto.tile_buf<vec, 2x512xf32>)
    return
  }

  func.func @shape0(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xui16>, %src1: !pto.tile_buf<vec, 16x16xui16>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xui16>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xui16>)
    return
  }

  func.func @shape1(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @shape2(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x16xf16>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @shape3(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape4(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
    "pto.tsel"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x16xi8>, %tmp: !pto.tile_buf<vec, 1x32xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 1x32xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 2x64xi8>, %arg1: !pto.tile_buf<vec, 2x512xf32>, %arg2: !pto.tile_buf<vec, 2x512xf32>, %arg3: !pto.tile_buf<vec, 1x64xf32>, %arg4: !pto.tile_buf<vec, 2x512xf32>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 2x64xi8>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%arg4 : !pto.tile_buf<vec, 2x512xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xui16>, %arg2: !pto.tile_buf<vec, 16x16xui16>, %arg3: !pto.tile_buf<vec, 1x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 1x16xi32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>, %arg3: !pto.tile_buf<vec, 1x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 1x16xi32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 1x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x16xi32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: !pto.tile_buf<vec, 16x16xi32>, %arg3: !pto.tile_buf<vec, 1x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 1x16xi32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>, %arg2: !pto.tile_buf<vec, 16x16xi8>, %arg3: !pto.tile_buf<vec, 1x32xi8>, %arg4: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tsel ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 1x32xi8>) outs(%arg4 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg33: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg34: !pto.tile_buf<vec, 1x16xf32>, %arg35: !pto.tile_buf<vec, 1x16xf32>, %arg36: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tsel"(%arg33, %arg34, %arg35, %arg36) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x64xi8>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 2x512xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg28: !pto.tile_buf<vec, 2x64xi8>, %arg29: !pto.tile_buf<vec, 2x512xf32>, %arg30: !pto.tile_buf<vec, 2x512xf32>, %arg31: !pto.tile_buf<vec, 1x64xf32>, %arg32: !pto.tile_buf<vec, 2x512xf32>):
//|     "pto.tsel"(%arg28, %arg29, %arg30, %arg31, %arg32) : (!pto.tile_buf<vec, 2x64xi8>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 2x512xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 2x512xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg23: !pto.tile_buf<vec, 16x32xi8>, %arg24: !pto.tile_buf<vec, 16x16xui16>, %arg25: !pto.tile_buf<vec, 16x16xui16>, %arg26: !pto.tile_buf<vec, 1x16xi32>, %arg27: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tsel"(%arg23, %arg24, %arg25, %arg26, %arg27) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg18: !pto.tile_buf<vec, 16x32xi8>, %arg19: !pto.tile_buf<vec, 16x16xbf16>, %arg20: !pto.tile_buf<vec, 16x16xbf16>, %arg21: !pto.tile_buf<vec, 1x16xi32>, %arg22: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tsel"(%arg18, %arg19, %arg20, %arg21, %arg22) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 16x32xi8>, %arg14: !pto.tile_buf<vec, 16x16xf16>, %arg15: !pto.tile_buf<vec, 16x16xf16>, %arg16: !pto.tile_buf<vec, 1x16xi32>, %arg17: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tsel"(%arg13, %arg14, %arg15, %arg16, %arg17) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x32xi8>, %arg9: !pto.tile_buf<vec, 16x16xi32>, %arg10: !pto.tile_buf<vec, 16x16xi32>, %arg11: !pto.tile_buf<vec, 1x16xi32>, %arg12: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tsel"(%arg8, %arg9, %arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x32xi8>, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf32>, %arg7: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tsel"(%arg4, %arg5, %arg6, %arg7) {test.note} : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tsel"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 1x32xi8>, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>, %arg2: !pto.tile_buf<vec, 16x16xi8>, %arg3: !pto.tile_buf<vec, 1x32xi8>, %arg4: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tsel"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 1x32xi8>, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
