// Every shape of pto.tpartargmin.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x32xf32>, %c: !pto.tile_buf<vec, 16x32xui32>, %d: !pto.tile_buf<vec, 16x32xui32>, %e: !pto.tile_buf<vec, 16x32xf32>, %f: !pto.tile_buf<vec, 16x32xui32>) {
    pto.tpartargmin ins(%a, %b, %c, %d : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>) outs(%e, %f : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %src0Idx: !pto.tile_buf<vec, 16x16xi32>, %src1Idx: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi16>, %dstIdx: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpartargmin ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x32xf32>, %arg2: !pto.tile_buf<vec, 16x32xui32>, %arg3: !pto.tile_buf<vec, 16x32xui32>, %arg4: !pto.tile_buf<vec, 16x32xf32>, %arg5: !pto.tile_buf<vec, 16x32xui32>) {
    "pto.tpartargmin"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xbf16>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmin ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x32xf32>, %arg2: !pto.tile_buf<vec, 16x32xui32>, %arg3: !pto.tile_buf<vec, 16x32xui32>, %arg4: !pto.tile_buf<vec, 16x32xf32>, %arg5: !pto.tile_buf<vec, 16x32xui32>) {
//|     pto.tpartargmin ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi32>, %arg3: !pto.tile_buf<vec, 16x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xi16>, %arg5: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tpartargmin ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x32xf32>, %arg2: !pto.tile_buf<vec, 16x32xui32>, %arg3: !pto.tile_buf<vec, 16x32xui32>, %arg4: !pto.tile_buf<vec, 16x32xf32>, %arg5: !pto.tile_buf<vec, 16x32xui32>) {
//|     pto.tpartargmin ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xui32>, %arg3: !pto.tile_buf<vec, 16x16xui32>, %arg4: !pto.tile_buf<vec, 16x16xbf16>, %arg5: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tpartargmin ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x32xf32>, %arg13: !pto.tile_buf<vec, 16x32xf32>, %arg14: !pto.tile_buf<vec, 16x32xui32>, %arg15: !pto.tile_buf<vec, 16x32xui32>, %arg16: !pto.tile_buf<vec, 16x32xf32>, %arg17: !pto.tile_buf<vec, 16x32xui32>):
//|     "pto.tpartargmin"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xi16>, %arg7: !pto.tile_buf<vec, 16x16xi16>, %arg8: !pto.tile_buf<vec, 16x16xi32>, %arg9: !pto.tile_buf<vec, 16x16xi32>, %arg10: !pto.tile_buf<vec, 16x16xi16>, %arg11: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tpartargmin"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) {test.note} : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x32xf32>, %arg2: !pto.tile_buf<vec, 16x32xui32>, %arg3: !pto.tile_buf<vec, 16x32xui32>, %arg4: !pto.tile_buf<vec, 16x32xf32>, %arg5: !pto.tile_buf<vec, 16x32xui32>):
//|     "pto.tpartargmin"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xui32>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xui32>, %arg3: !pto.tile_buf<vec, 16x16xui32>, %arg4: !pto.tile_buf<vec, 16x16xbf16>, %arg5: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tpartargmin"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
