// Each rule of pto.tpartmin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<mat, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @parts(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=8x16>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=8x16>)
    return
  }

  func.func @parts2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 32x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 16x16xi64>, %src1: !pto.tile_buf<vec, 16x16xi64>, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xi64>) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 32x16xf32, valid=16x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x16xf32, valid=16x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @covered(%src0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpartmin.errors.mlir:6:104: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| tpartmin.errors.mlir:11:22: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| tpartmin.errors.mlir:16:22: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src0`
//| tpartmin.errors.mlir:21:22: error[PTO0304]: expected `src0` in vec, found it in mat
//| tpartmin.errors.mlir:26:104: error[PTO0304]: expected `dst` in vec, found it in mat
//| tpartmin.errors.mlir:31:22: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpartmin.errors.mlir:36:104: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tpartmin.errors.mlir:41:22: error[PTO0333]: valid region 16x16 of `src0` exceeds that of `dst`, 8x16
//| tpartmin.errors.mlir:46:29: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src1`
//| tpartmin.errors.mlir:46:29: error[PTO0333]: valid region 32x16 of `src1` exceeds that of `dst`, 16x16
//| tpartmin.errors.mlir:55:22: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src0`
//| tpartmin.errors.mlir:64:29: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src1`
//| tpartmin.errors.mlir:69:128: error[PTO0333]: neither `src0` nor `src1` covers the valid region 16x16 of `dst`
