// Each rule of pto.tpows, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xf16>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<mat, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %tmp: !pto.tile_buf<mat, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<mat, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @useless_scratch(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %tmp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpows ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @accuracy(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<pow_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tpows ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>) {precisionType = #pto<pow_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%src: !pto.tile_buf<vec, 16x16xf32>, %s: f32, %tmp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_region(%src: !pto.tile_buf<vec, 16x16xf32>, %s: f32, %tmp: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_layout(%src: !pto.tile_buf<vec, 16x16xf32>, %s: f32, %tmp: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpows ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %s: f32, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=8x16>) {
    pto.tpows ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=8x16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpows.errors.mlir:6:76: error[PTO0301]: expected element type f32 as in `src`, found i32 in `dst`
//| tpows.errors.mlir:11:19: error[PTO0302]: expected i8, i16, i32 or f32 on a3, found f16 in `src`
//| tpows.errors.mlir:16:25: error[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
//| tpows.errors.mlir:21:19: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tpows.errors.mlir:26:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tpows.errors.mlir:31:34: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tpows.errors.mlir:36:76: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpows.errors.mlir:41:34: error[PTO0319]: scratch `tmp` has an effect only for f16, bf16 or f32, found i32
//| tpows.errors.mlir:46:115: error[PTO0317]: attribute `precisionType` is not available on a3
//| tpows.errors.mlir:55:19: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5 with this `precisionType`, found bf16 in `src`
//| tpows.errors.mlir:60:19: error[PTO0302]: expected f16, bf16 or f32 on a5 with this `precisionType`, found i16 in `src`
//| tpows.errors.mlir:69:29: error[PTO0301]: expected element type f32 as in `dst`, found i32 in `tmp`
//| tpows.errors.mlir:74:29: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `tmp`
//| tpows.errors.mlir:79:29: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpows.errors.mlir:84:29: error[PTO0322]: `tmp` has 512 bytes, 1024 are needed
