// Each rule of pto.tquant_hif4, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @target(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xbf16>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xbf16>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 64x64xi32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xi32>, %scaling: !pto.tile_buf<vec, 2x64xi32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xi32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xi32>, !pto.tile_buf<vec, 2x64xi32>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi16>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi16>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xi16>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xi16>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 64x64xf32>, %dst: !pto.tile_buf<mat, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<mat, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 64x64xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 64x64xi8>, %exp: !pto.tile_buf<vec, 2x64xui8>, %max: !pto.tile_buf<vec, 2x64xf32>, %scaling: !pto.tile_buf<vec, 2x64xf32>) {
    pto.tquant_hif4 ins(%src : !pto.tile_buf<vec, 64x64xf32, blayout=col_major>) outs(%dst, %exp, %max, %scaling : !pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 2x64xui8>, !pto.tile_buf<vec, 2x64xf32>, !pto.tile_buf<vec, 2x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tquant_hif4.errors.mlir:6:5: error[PTO0209]: pto.tquant_hif4 is not available on a3
//| tquant_hif4.errors.mlir:15:80: error[PTO0301]: expected element type f32 as in `src`, found bf16 in `max`
//| tquant_hif4.errors.mlir:20:25: error[PTO0302]: expected f16, bf16 or f32 on a5, found i32 in `src`
//| tquant_hif4.errors.mlir:25:68: error[PTO0302]: expected i8, f8E4M3FN, f8E5M2, f8E4M3, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found i16 in `dst`
//| tquant_hif4.errors.mlir:30:74: error[PTO0302]: expected i8 or !pto.f8E8M0 on a5, found i16 in `exp`
//| tquant_hif4.errors.mlir:35:68: error[PTO0304]: expected `dst` in vec, found it in mat
//| tquant_hif4.errors.mlir:40:25: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
