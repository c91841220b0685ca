// Every shape of pto.tquant_hif4.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>, %exp_zz: !pto.tile_buf<vec, 2x64xui8>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) {test.note}
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 64x64xbf16>, %dst: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xbf16>, %scaling: !pto.tile_buf<vec, 2x64xbf16>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xbf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
    "pto.tquant_hif4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant_hif4 ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>, %arg5: !pto.tile_buf<vec, 2x64xui8>) {
//|     pto.tquant_hif4 ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4, %arg5 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) {test.note}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 64x64xbf16>, %arg1: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xbf16>, %arg4: !pto.tile_buf<vec, 2x64xbf16>) {
//|     pto.tquant_hif4 ins(%arg0 : !pto.tile_buf<vec, 64x64xbf16>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant_hif4 ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 64x64xf32>, %arg17: !pto.tile_buf<vec, 64x64xi8>, %arg18: !pto.tile_buf<vec, 2x64xui8>, %arg19: !pto.tile_buf<vec, 2x64xf32>, %arg20: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant_hif4"(%arg16, %arg17, %arg18, %arg19, %arg20) : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 64x64xf32>, %arg11: !pto.tile_buf<vec, 64x64xi8>, %arg12: !pto.tile_buf<vec, 2x64xui8>, %arg13: !pto.tile_buf<vec, 2x64xf32>, %arg14: !pto.tile_buf<vec, 2x64xf32>, %arg15: !pto.tile_buf<vec, 2x64xui8>):
//|     "pto.tquant_hif4"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15) {test.note} : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 64x64xbf16>, %arg6: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %arg7: !pto.tile_buf<vec, 2x64xui8>, %arg8: !pto.tile_buf<vec, 2x64xbf16>, %arg9: !pto.tile_buf<vec, 2x64xbf16>):
//|     "pto.tquant_hif4"(%arg5, %arg6, %arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant_hif4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
