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

  // Exponents of 16-bit floats along columns stand in one row.
  func.func @line(%src: !pto.tile_buf<vec, 4x64xf16>, %dst: !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, %exp: !pto.tile_buf<vec, 1x32xui8, valid=1x8>, %max: !pto.tile_buf<vec, 4x128xf16, valid=4x2>, %scaling: !pto.tile_buf<vec, 1x128xf16, valid=1x8>, %exp_zz: !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf16>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x8>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 1x128xf16, valid=1x8>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {quant_type = #pto<quant_type MXFP4_E2M1>, store_mode = nz, test.note}
    return
  }

  func.func @columns(%src: !pto.tile_buf<vec, 4x64xf32, valid=4x32>, %dst: !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, %exp: !pto.tile_buf<vec, 4x32xi8, valid=4x1>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x1>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32, valid=4x32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, !pto.tile_buf<vec, 4x32xi8, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {quant_type = #pto<quant_type MXFP8>, quantScaleAlg = #pto<quant_scale_alg nv>}
    return
  }

  // What is dynamic is not compared.
  func.func @dynamic(%src: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %dst: !pto.tile_buf<vec, 64x64xi8, valid=?x?>, %exp: !pto.tile_buf<vec, 64x32xui8, valid=?x?>, %max: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %scaling: !pto.tile_buf<vec, 64x64xf32, valid=?x?>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32, valid=?x?>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8, valid=?x?>, !pto.tile_buf<vec, 64x32xui8, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @rows(%src: !pto.tile_buf<vec, 64x64xf16>, %dst: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf16>, %scaling: !pto.tile_buf<vec, 2x64xf16>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) {quant_type = #pto<quant_type MXFP4_E2M1>, grp_axis = axis0, quant_scale_alg = nv}
    return
  }

  func.func @shape3(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 64x32xui8, valid=64x2>, %max: !pto.tile_buf<vec, 64x8xf32, valid=64x2>, %scaling: !pto.tile_buf<vec, 64x8xf32, valid=64x2>) {
    pto.tquant_dn ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x32xui8, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>) {quant_type = #pto<quant_type MXFP8>}
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
//|   func.func @line(%arg0: !pto.tile_buf<vec, 4x64xf16>, %arg1: !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, %arg2: !pto.tile_buf<vec, 1x32xui8, valid=1x8>, %arg3: !pto.tile_buf<vec, 4x128xf16, valid=4x2>, %arg4: !pto.tile_buf<vec, 1x128xf16, valid=1x8>, %arg5: !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 4x64xf16>) outs(%arg1, %arg2, %arg3, %arg4, %arg5 : !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x8>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 1x128xf16, valid=1x8>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP4_E2M1>, storeMode = #pto<vec_store_mode nz>, test.note}
//|     return
//|   }
//|   func.func @columns(%arg0: !pto.tile_buf<vec, 4x64xf32, valid=4x32>, %arg1: !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, %arg2: !pto.tile_buf<vec, 4x32xi8, valid=4x1>, %arg3: !pto.tile_buf<vec, 4x64xf32, valid=4x1>, %arg4: !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 4x64xf32, valid=4x32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, !pto.tile_buf<vec, 4x32xi8, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @dynamic(%arg0: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 64x64xi8, valid=?x?>, %arg2: !pto.tile_buf<vec, 64x32xui8, valid=?x?>, %arg3: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %arg4: !pto.tile_buf<vec, 64x64xf32, valid=?x?>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32, valid=?x?>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8, valid=?x?>, !pto.tile_buf<vec, 64x32xui8, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
//|     return
//|   }
//|   func.func @rows(%arg0: !pto.tile_buf<vec, 64x64xf16>, %arg1: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf16>, %arg4: !pto.tile_buf<vec, 2x64xf16>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf16>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP4_E2M1>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 64x32xui8, valid=64x2>, %arg3: !pto.tile_buf<vec, 64x8xf32, valid=64x2>, %arg4: !pto.tile_buf<vec, 64x8xf32, valid=64x2>) {
//|     pto.tquant.mx ins(%arg0 : !pto.tile_buf<vec, 64x64xf32>) outs(%arg1, %arg2, %arg3, %arg4 : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x32xui8, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
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
//|   ^bb0(%arg36: !pto.tile_buf<vec, 64x64xf32>, %arg37: !pto.tile_buf<vec, 64x64xi8>, %arg38: !pto.tile_buf<vec, 2x64xui8>, %arg39: !pto.tile_buf<vec, 2x64xf32>, %arg40: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg36, %arg37, %arg38, %arg39, %arg40) <{grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg31: !pto.tile_buf<vec, 64x64xbf16>, %arg32: !pto.tile_buf<vec, 64x64xui8>, %arg33: !pto.tile_buf<vec, 1x128xui8>, %arg34: !pto.tile_buf<vec, 2x64xbf16>, %arg35: !pto.tile_buf<vec, 2x64xbf16>):
//|     "pto.tquant.mx"(%arg31, %arg32, %arg33, %arg34, %arg35) <{grpAxis = #pto<mx_group_axis axis0>, interleave = true, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xbf16>, !pto.tile_buf<vec, 64x64xui8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf16>, !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x8>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 1x128xf16, valid=1x8>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) -> (), sym_name = "line"}> ({
//|   ^bb0(%arg25: !pto.tile_buf<vec, 4x64xf16>, %arg26: !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, %arg27: !pto.tile_buf<vec, 1x32xui8, valid=1x8>, %arg28: !pto.tile_buf<vec, 4x128xf16, valid=4x2>, %arg29: !pto.tile_buf<vec, 1x128xf16, valid=1x8>, %arg30: !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>):
//|     "pto.tquant.mx"(%arg25, %arg26, %arg27, %arg28, %arg29, %arg30) <{quant_type = #pto<quant_type MXFP4_E2M1>, storeMode = #pto<vec_store_mode nz>}> {test.note} : (!pto.tile_buf<vec, 4x64xf16>, !pto.tile_buf<vec, 4x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x8>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 1x128xf16, valid=1x8>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32, valid=4x32>, !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, !pto.tile_buf<vec, 4x32xi8, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) -> (), sym_name = "columns"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 4x64xf32, valid=4x32>, %arg21: !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, %arg22: !pto.tile_buf<vec, 4x32xi8, valid=4x1>, %arg23: !pto.tile_buf<vec, 4x64xf32, valid=4x1>, %arg24: !pto.tile_buf<vec, 4x64xf32, valid=4x1>):
//|     "pto.tquant.mx"(%arg20, %arg21, %arg22, %arg23, %arg24) <{quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 4x64xf32, valid=4x32>, !pto.tile_buf<vec, 4x64xsi8, valid=4x32>, !pto.tile_buf<vec, 4x32xi8, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xi8, valid=?x?>, !pto.tile_buf<vec, 64x32xui8, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>) -> (), sym_name = "dynamic"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %arg16: !pto.tile_buf<vec, 64x64xi8, valid=?x?>, %arg17: !pto.tile_buf<vec, 64x32xui8, valid=?x?>, %arg18: !pto.tile_buf<vec, 64x64xf32, valid=?x?>, %arg19: !pto.tile_buf<vec, 64x64xf32, valid=?x?>):
//|     "pto.tquant.mx"(%arg15, %arg16, %arg17, %arg18, %arg19) <{quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xi8, valid=?x?>, !pto.tile_buf<vec, 64x32xui8, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>, !pto.tile_buf<vec, 64x64xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf16>, !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) -> (), sym_name = "rows"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 64x64xf16>, %arg11: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %arg12: !pto.tile_buf<vec, 2x64xui8>, %arg13: !pto.tile_buf<vec, 2x64xf16>, %arg14: !pto.tile_buf<vec, 2x64xf16>):
//|     "pto.tquant.mx"(%arg10, %arg11, %arg12, %arg13, %arg14) <{grpAxis = #pto<mx_group_axis axis0>, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP4_E2M1>}> : (!pto.tile_buf<vec, 64x64xf16>, !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x32xui8, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 64x64xf32>, %arg6: !pto.tile_buf<vec, 64x64xi8>, %arg7: !pto.tile_buf<vec, 64x32xui8, valid=64x2>, %arg8: !pto.tile_buf<vec, 64x8xf32, valid=64x2>, %arg9: !pto.tile_buf<vec, 64x8xf32, valid=64x2>):
//|     "pto.tquant.mx"(%arg5, %arg6, %arg7, %arg8, %arg9) <{quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x32xui8, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>, !pto.tile_buf<vec, 64x8xf32, valid=64x2>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 64x64xf32>, %arg1: !pto.tile_buf<vec, 64x64xi8>, %arg2: !pto.tile_buf<vec, 2x64xui8>, %arg3: !pto.tile_buf<vec, 2x64xf32>, %arg4: !pto.tile_buf<vec, 2x64xf32>):
//|     "pto.tquant.mx"(%arg0, %arg1, %arg2, %arg3, %arg4) <{grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}> : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
