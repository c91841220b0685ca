// Each rule of pto.tpow, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%base: !pto.tile_buf<vec, 16x16xf16>, %exp: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @region(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%base: !pto.tile_buf<mat, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<mat, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @useless_scratch(%base: !pto.tile_buf<vec, 16x16xi32>, %exp: !pto.tile_buf<vec, 16x16xi32>, %tmp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @accuracy(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<pow_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%base: !pto.tile_buf<vec, 16x16xbf16>, %exp: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @type3(%base: !pto.tile_buf<vec, 16x16xi32>, %exp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpow ins(%base, %exp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>) {precisionType = #pto<pow_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_region(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_layout(%base: !pto.tile_buf<vec, 16x16xf32>, %exp: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_bytes(%base: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %exp: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=8x16>) {
    pto.tpow ins(%base, %exp, %tmp : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=8x16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpow.errors.mlir:6:25: error[PTO0301]: expected element type f32 as in `base`, found f16 in `exp`
//| tpow.errors.mlir:11:18: error[PTO0302]: expected i8, i16, i32 or f32 on a3, found f16 in `base`
//| tpow.errors.mlir:16:25: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `exp`
//| tpow.errors.mlir:21:18: error[PTO0304]: expected `base` in vec, found it in mat
//| tpow.errors.mlir:26:31: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tpow.errors.mlir:31:99: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpow.errors.mlir:36:31: error[PTO0319]: scratch `tmp` has an effect only for f16, bf16 or f32, found i32
//| tpow.errors.mlir:41:138: error[PTO0317]: attribute `precisionType` is not available on a3
//| tpow.errors.mlir:50:18: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5 with this `precisionType`, found bf16 in `base`
//| tpow.errors.mlir:55:18: error[PTO0302]: expected f16, bf16 or f32 on a5 with this `precisionType`, found i32 in `base`
//| tpow.errors.mlir:64:31: error[PTO0301]: expected element type f32 as in `dst`, found i32 in `tmp`
//| tpow.errors.mlir:69:31: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `tmp`
//| tpow.errors.mlir:74:31: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpow.errors.mlir:79:31: error[PTO0322]: `tmp` has 512 bytes, 1024 are needed
