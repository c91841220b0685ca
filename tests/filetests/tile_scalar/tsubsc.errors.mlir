// Each rule of pto.tsubsc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<mat, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<mat, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scalar(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f16, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f16, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %src1: !pto.tile_buf<vec, 32x16xf32, valid=16x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 32x16xf32, valid=16x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tsubsc.errors.mlir:6:36: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tsubsc.errors.mlir:11:20: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| tsubsc.errors.mlir:16:36: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tsubsc.errors.mlir:21:20: error[PTO0304]: expected `src0` in vec, found it in mat
//| tsubsc.errors.mlir:26:116: error[PTO0304]: expected `dst` in vec, found it in mat
//| tsubsc.errors.mlir:31:36: error[PTO0305]: expected `src1` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tsubsc.errors.mlir:36:27: error[PTO0326]: expected f32, the element type of `src0`, found f16 in `scalar`
//| tsubsc.errors.mlir:41:36: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src1`
