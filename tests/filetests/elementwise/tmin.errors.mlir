// Each rule of pto.tmin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @region2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=16x8>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=16x8>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<mat, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 16x16xi64>, %src1: !pto.tile_buf<vec, 16x16xi64>, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xi64>) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tmin.errors.mlir:6:100: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| tmin.errors.mlir:11:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| tmin.errors.mlir:16:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src0`
//| tmin.errors.mlir:21:25: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tmin.errors.mlir:26:100: error[PTO0303]: expected 16 valid columns as in `src0`, found 8 in `dst`
//| tmin.errors.mlir:31:18: error[PTO0304]: expected `src0` in vec, found it in mat
//| tmin.errors.mlir:36:100: error[PTO0304]: expected `dst` in vec, found it in mat
//| tmin.errors.mlir:41:18: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmin.errors.mlir:46:100: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmin.errors.mlir:55:18: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src0`
