// Each rule of pto.tpartargmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf16>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @same_type2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xbf16>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xi16>, %src1Idx: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32, valid=8x16>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @region2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xui32, valid=16x8>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32, valid=16x8>)
    return
  }

  func.func @parts(%src0: !pto.tile_buf<vec, 32x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 32x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 32x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<mat, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 16x16xui32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xf32>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 16x16xi64>, %src1: !pto.tile_buf<vec, 16x16xi64>, %src0Idx: !pto.tile_buf<vec, 16x16xui32>, %src1Idx: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xi64>, %dstIdx: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tpartargmax ins(%src0, %src1, %src0Idx, %src1Idx : !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst, %dstIdx : !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xui32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %i0: !pto.tile_buf<vec, 16x16xi32>, %i1: !pto.tile_buf<vec, 32x16xi32, valid=16x16>, %dst: !pto.tile_buf<vec, 16x16xf32>, %di: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tpartargmax ins(%src0, %src1, %i0, %i1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 32x16xi32, valid=16x16>) outs(%dst, %di : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpartargmax.errors.mlir:6:32: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tpartargmax.errors.mlir:11:197: error[PTO0301]: expected element type ui32 as in `src0Idx`, found i32 in `dstIdx`
//| tpartargmax.errors.mlir:16:25: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| tpartargmax.errors.mlir:21:39: error[PTO0302]: expected i32 on a3, found i16 in `src0Idx`
//| tpartargmax.errors.mlir:26:32: error[PTO0303]: expected 8 valid rows as in `src1Idx`, found 16 in `src1`
//| tpartargmax.errors.mlir:31:191: error[PTO0303]: expected 8 valid columns as in `dstIdx`, found 16 in `dst`
//| tpartargmax.errors.mlir:36:25: error[PTO0333]: valid region 32x16 of `src0` exceeds that of `dst`, 16x16
//| tpartargmax.errors.mlir:36:32: error[PTO0328]: expected 32x16 elements as in `src0`, found 16x16 in `src1`
//| tpartargmax.errors.mlir:36:49: error[PTO0328]: expected 32x16 elements as in `src0`, found 16x16 in `src1Idx`
//| tpartargmax.errors.mlir:36:191: error[PTO0328]: expected 32x16 elements as in `src0`, found 16x16 in `dst`
//| tpartargmax.errors.mlir:36:197: error[PTO0328]: expected 32x16 elements as in `src0`, found 16x16 in `dstIdx`
//| tpartargmax.errors.mlir:41:197: error[PTO0304]: expected `dstIdx` in vec, found it in mat
//| tpartargmax.errors.mlir:46:25: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpartargmax.errors.mlir:55:25: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src0`
//| tpartargmax.errors.mlir:64:44: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src1Idx`
