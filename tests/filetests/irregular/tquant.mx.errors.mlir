// Each rule of pto.tquant.mx, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @target(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xbf16>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 64x64xi32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xi32>, %scaling: !pto.tile_buf<vec, 2x64xi32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xi32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xi32>, !pto.tile_buf<vec, 2x64xi32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi16>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi16>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xi16>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xi16>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<mat, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<mat, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 64x64xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32, blayout=col_major>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @case(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @missing(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @fp4_of_f32(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP4_E2M1>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @fp4_as_bytes(%src: !pto.tile_buf<vec, 64x64xf16>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf16>, %scaling: !pto.tile_buf<vec, 2x64xf16>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) {quant_type = #pto<quant_type MXFP4_E2M1>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @float(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xf8E4M3FN>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xf8E4M3FN>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @exponents(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64x!pto.f8E8M0>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @factors_in_columns(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32, blayout=col_major>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32, blayout=col_major>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @interleave_axis1(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {quant_type = #pto<quant_type MXFP8>, interleave = true}
    return
  }

  func.func @zz_without_mode(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %exp_zz: !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @mode_without_zz(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {quant_type = #pto<quant_type MXFP8>, storeMode = #pto<vec_store_mode nd>}
    return
  }

  func.func @zz_along_rows(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>, %exp_zz: !pto.tile_buf<vec, 2x64xui8>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xui8>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>, storeMode = #pto<vec_store_mode nd>}
    return
  }

  func.func @zz_of_nv(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %exp_zz: !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling, %exp_zz : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 16x2xui8, valid=4x2, slayout=row_major, fractal=32>) {quant_type = #pto<quant_type MXFP8>, storeMode = #pto<vec_store_mode nd>, quantScaleAlg = #pto<quant_scale_alg nv>}
    return
  }

  func.func @part_of_a_group(%src: !pto.tile_buf<vec, 64x64xf32, valid=48x64>, %dst: !pto.tile_buf<vec, 64x64xi8, valid=48x64>, %exp: !pto.tile_buf<vec, 2x64xui8, valid=1x64>, %max: !pto.tile_buf<vec, 2x64xf32, valid=1x64>, %scaling: !pto.tile_buf<vec, 2x64xf32, valid=1x64>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32, valid=48x64>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8, valid=48x64>, !pto.tile_buf<vec, 2x64xui8, valid=1x64>, !pto.tile_buf<vec, 2x64xf32, valid=1x64>, !pto.tile_buf<vec, 2x64xf32, valid=1x64>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @part_of_columns(%src: !pto.tile_buf<vec, 4x64xf32, valid=4x48>, %dst: !pto.tile_buf<vec, 4x64xi8, valid=4x48>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x1>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x1>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32, valid=4x48>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8, valid=4x48>, !pto.tile_buf<vec, 4x32xui8, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @interleaved_rows(%src: !pto.tile_buf<vec, 32x64xf16>, %dst: !pto.tile_buf<vec, 32x64xi8>, %exp: !pto.tile_buf<vec, 1x128xui8>, %max: !pto.tile_buf<vec, 1x64xf16>, %scaling: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 32x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 32x64xi8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<vec, 1x64xf16>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>, interleave = true}
    return
  }

  func.func @interleaved_f32(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 1x128xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 1x128xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>, interleave = true}
    return
  }

  func.func @not_interleaved(%src: !pto.tile_buf<vec, 64x64xf16>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf16>, %scaling: !pto.tile_buf<vec, 2x64xf16>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 2x64xf16>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>, interleave = true}
    return
  }

  func.func @destination(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8, valid=64x32>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8, valid=64x32>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @more_exponents(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 4x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 4x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @more_maxima(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 4x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @fewer_factors(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 1x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @other_columns(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x96xui8, valid=2x64>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x96xui8, valid=2x64>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>) {quant_type = #pto<quant_type MXFP8>, grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @columns_of_destination(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x96xi8, valid=4x64>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x96xi8, valid=4x64>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @loose_line(%src: !pto.tile_buf<vec, 4x64xf32, valid=4x32>, %dst: !pto.tile_buf<vec, 4x64xi8, valid=4x32>, %exp: !pto.tile_buf<vec, 1x32xui8, valid=1x4>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x1>, %scaling: !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32, valid=4x32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8, valid=4x32>, !pto.tile_buf<vec, 1x32xui8, valid=1x4>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>, !pto.tile_buf<vec, 4x64xf32, valid=4x1>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @half_rows(%src: !pto.tile_buf<vec, 4x64xf16>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x128xf16, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x128xf16, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @half_nv(%src: !pto.tile_buf<vec, 4x64xf16>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 1x32xui8, valid=1x8>, %max: !pto.tile_buf<vec, 4x128xf16, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x128xf16, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf16>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 1x32xui8, valid=1x8>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>, !pto.tile_buf<vec, 4x128xf16, valid=4x2>) {quant_type = #pto<quant_type MXFP8>, quantScaleAlg = #pto<quant_scale_alg nv>}
    return
  }

  func.func @small_factors(%src: !pto.tile_buf<vec, 4x64xf32>, %dst: !pto.tile_buf<vec, 4x64xi8>, %exp: !pto.tile_buf<vec, 4x32xui8, valid=4x2>, %max: !pto.tile_buf<vec, 4x64xf32, valid=4x2>, %scaling: !pto.tile_buf<vec, 4x8xf32, valid=4x2>) {
    pto.tquant.mx ins(%src : !pto.tile_buf<vec, 4x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 4x64xi8>, !pto.tile_buf<vec, 4x32xui8, valid=4x2>, !pto.tile_buf<vec, 4x64xf32, valid=4x2>, !pto.tile_buf<vec, 4x8xf32, valid=4x2>) {quant_type = #pto<quant_type MXFP8>}
    return
  }
}

// run 1: exit 1
// stderr:
//| tquant.mx.errors.mlir:6:5: error[PTO0209]: pto.tquant.mx is not available on a3
//| tquant.mx.errors.mlir:15:78: error[PTO0301]: expected element type f32 as in `src`, found bf16 in `max`
//| tquant.mx.errors.mlir:20:23: error[PTO0302]: expected f16, bf16 or f32 on a5, found i32 in `src`
//| tquant.mx.errors.mlir:25:66: error[PTO0302]: expected i8 on a5 with this `quant_type`, found i16 in `dst`
//| tquant.mx.errors.mlir:30:72: error[PTO0302]: expected i8 on a5, found i16 in `exp`
//| tquant.mx.errors.mlir:35:66: error[PTO0304]: expected `dst` in vec, found it in mat
//| tquant.mx.errors.mlir:40:23: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tquant.mx.errors.mlir:45:72: error[PTO0345]: expected a valid region of 64x2 in `exp`, an element for each group, found 2x64
//| tquant.mx.errors.mlir:45:216: error[PTO0828]: attribute `quant_type` cannot be INT8_SYM in pto.tquant.mx
//| tquant.mx.errors.mlir:50:5: error[PTO0205]: pto.tquant.mx expects attribute 'quant_type', INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| tquant.mx.errors.mlir:50:72: error[PTO0345]: expected a valid region of 64x2 in `exp`, an element for each group, found 2x64
//| tquant.mx.errors.mlir:55:23: error[PTO0302]: expected f16 or bf16 on a5 with this `quant_type`, found f32 in `src`
//| tquant.mx.errors.mlir:60:66: error[PTO0302]: expected !pto.f4E2M1x2 on a5 with this `quant_type`, found i8 in `dst`
//| tquant.mx.errors.mlir:65:66: error[PTO0302]: expected i8 on a5 with this `quant_type`, found f8E4M3FN in `dst`
//| tquant.mx.errors.mlir:70:72: error[PTO0302]: expected i8 on a5, found !pto.f8E8M0 in `exp`
//| tquant.mx.errors.mlir:75:84: error[PTO0305]: expected `scaling` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tquant.mx.errors.mlir:80:284: error[PTO0830]: attribute `interleave` is given without `grpAxis`, or with its default
//| tquant.mx.errors.mlir:85:93: error[PTO0825]: `exp_zz` is given without attribute `storeMode`
//| tquant.mx.errors.mlir:90:284: error[PTO0825]: attribute `storeMode` is given without `exp_zz`
//| tquant.mx.errors.mlir:95:292: error[PTO0417]: `grpAxis` cannot be set together with `storeMode`
//| tquant.mx.errors.mlir:100:402: error[PTO0417]: `quantScaleAlg` cannot be set together with `storeMode`
//| tquant.mx.errors.mlir:105:23: error[PTO0345]: expected valid rows in multiples of 32 in `src`, found 48
//| tquant.mx.errors.mlir:110:23: error[PTO0345]: expected valid columns in multiples of 32 in `src`, found 48
//| tquant.mx.errors.mlir:115:23: error[PTO0345]: expected valid rows in multiples of 64 in `src`, found 32
//| tquant.mx.errors.mlir:120:291: error[PTO0345]: exponents of f32 are not interleaved: expected f16 or bf16 in `src`
//| tquant.mx.errors.mlir:125:72: error[PTO0345]: expected a valid region of 1x128 in `exp`, an element for each group, found 2x64
//| tquant.mx.errors.mlir:130:66: error[PTO0345]: expected a valid region of 64x64 in `dst`, found 64x32
//| tquant.mx.errors.mlir:135:72: error[PTO0345]: expected a valid region of 2x64 in `exp`, an element for each group, found 4x64
//| tquant.mx.errors.mlir:140:78: error[PTO0345]: expected a valid region of 2x64 in `max`, an element for each group, found 4x64
//| tquant.mx.errors.mlir:145:84: error[PTO0345]: expected a valid region of 2x64 in `scaling`, an element for each group, found 1x64
//| tquant.mx.errors.mlir:150:72: error[PTO0345]: expected 64 columns in `exp`, found 96
//| tquant.mx.errors.mlir:155:65: error[PTO0345]: expected 64 columns in `dst`, found 96
//| tquant.mx.errors.mlir:160:83: error[PTO0345]: exponents in one row need 64 valid columns, all of the source, found 32
//| tquant.mx.errors.mlir:165:71: error[PTO0345]: expected one row in `exp` for f16, found 4
//| tquant.mx.errors.mlir:170:71: error[PTO0345]: f16 in groups along columns is not quantised by nv
//| tquant.mx.errors.mlir:175:83: error[PTO0322]: `scaling` has 128 bytes, 256 are needed
