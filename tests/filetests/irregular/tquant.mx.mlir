// Every shape of pto.tquant.mx.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 64x64xf32>, %b: !pto.tile_buf<vec, 64x64xi8>, %c: !pto.tile_buf<vec, 2x64xui8>, %d: !pto.tile_buf<vec, 2x64xf32>, %e: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%a : !pto.tile_buf<vec, 64x64xf32>) outs(%b, %c, %d, %e : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 64x64xbf16>, %b: !pto.tile_buf<vec, 64x64xui8>, %c: !pto.tile_buf<vec, 1x128xui8>, %d: !pto.tile_buf<vec, 2x64xbf16>, %e: !pto.tile_buf<vec, 2x64xbf16>) {
    pto.tquant.mx ins(%a : !pto.tile_buf<vec, 64x64xbf16>) outs(%b, %c, %d, %e : !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) {grpAxis = #pto<mx_group_axis axis0>, interleave = true, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>, %exp_zz: !pto.tile_buf<vec, 2x64xui8>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) {quant_type = #pto<quant_type MXFP4_E2M1>, grp_axis = axis0, store_mode = nz, test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xf8E4M3FN>, %exp: !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xf8E4M3FN>, !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 64x64xbf16>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xbf16>, %scaling: !pto.tile_buf<vec, 2x64xbf16>, %exp_zz: !pto.tile_buf<vec, 2x64xui8>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xbf16>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xui8>) {quant_type = #pto<quant_type MXFP4_E2M1>, quant_scale_alg = nv, interleave = true}
    return
  }

  func.func @shape3(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_dn ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
    "pto.tquant.mx"(%arg0, %arg1, %arg2, %arg3, %arg4) <{grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 64x64xbf16>, %arg1: !pto.tile_buf<vec, 64x64xui8>, %arg2: !pto.tile_buf<vec, 1x128xui8>, %arg3: !pto.tile_buf<vec, 2x64xbf16>, %arg4: !pto.tile_buf<vec, 2x64xbf16>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xbf16>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) {grpAxis = #pto<mx_group_axis axis0>, interleave = true, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>, %arg5: !pto.tile_buf<vec, 2x64xui8>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4, %arg5 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP4_E2M1>, storeMode = #pto<vec_store_mode nz>, test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xf8E4M3FN>, %arg2: !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xf8E4M3FN>, !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 64x64xbf16>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xbf16>, %arg4: !pto.tile_buf<vec, 2x64xbf16>, %arg5: !pto.tile_buf<vec, 2x64xui8>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xbf16>) outs(%arg1, %arg2, %arg3, %arg4, %arg5 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xui8>) {grpAxis = #pto<mx_group_axis axis1>, interleave = true, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP4_E2M1>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg32: !pto.tile_buf<vec, 64x64xf32>, %arg33: !pto.tile_buf<vec, 64x64xi8>, %arg34: !pto.tile_buf<vec, 2x64xui8>, %arg35: !pto.tile_buf<vec, 2x64xf32>, %arg36: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg32, %arg33, %arg34, %arg35, %arg36) <{grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg27: !pto.tile_buf<vec, 64x64xbf16>, %arg28: !pto.tile_buf<vec, 64x64xui8>, %arg29: !pto.tile_buf<vec, 1x128xui8>, %arg30: !pto.tile_buf<vec, 2x64xbf16>, %arg31: !pto.tile_buf<vec, 2x64xbf16>):
//|     "pto.tquant.mx"(%arg27, %arg28, %arg29, %arg30, %arg31) <{grpAxis = #pto<mx_group_axis axis0>, interleave = true, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg21: !pto.tile_buf<vec, 64x64xf32>, %arg22: !pto.tile_buf<vec, 64x64xi8>, %arg23: !pto.tile_buf<vec, 2x64xui8>, %arg24: !pto.tile_buf<vec, 2x64xf32>, %arg25: !pto.tile_buf<vec, 2x64xf32>, %arg26: !pto.tile_buf<vec, 2x64xui8>):
//|     "pto.tquant.mx"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26) <{grpAxis = #pto<mx_group_axis axis0>, quant_type = #pto<quant_type MXFP4_E2M1>, storeMode = #pto<vec_store_mode nz>}> {test.note} : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf8E4M3FN>, !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 64x64xf32>, %arg17: !pto.tile_buf<vec, 64x64xf8E4M3FN>, %arg18: !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, %arg19: !pto.tile_buf<vec, 2x64xf32>, %arg20: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg16, %arg17, %arg18, %arg19, %arg20) <{quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf8E4M3FN>, !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xui8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 64x64xbf16>, %arg11: !pto.tile_buf<vec, 64x64xi8>, %arg12: !pto.tile_buf<vec, 2x64xui8>, %arg13: !pto.tile_buf<vec, 2x64xbf16>, %arg14: !pto.tile_buf<vec, 2x64xbf16>, %arg15: !pto.tile_buf<vec, 2x64xui8>):
//|     "pto.tquant.mx"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15) <{interleave = true, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP4_E2M1>}> : (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 64x64xf32>, %arg6: !pto.tile_buf<vec, 64x64xi8>, %arg7: !pto.tile_buf<vec, 2x64xui8>, %arg8: !pto.tile_buf<vec, 2x64xf32>, %arg9: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg5, %arg6, %arg7, %arg8, %arg9) <{quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg0, %arg1, %arg2, %arg3, %arg4) <{grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
