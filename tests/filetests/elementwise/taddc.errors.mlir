// Each rule of pto.taddc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src2: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %src2: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x16xi8>, %src2: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src2: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<mat, 16x16xf32>, %src2: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src2: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %src2: !pto.tile_buf<vec, 32x16xf32, valid=16x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x16xf32, valid=16x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| taddc.errors.mlir:6:33: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src2`
//| taddc.errors.mlir:11:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| taddc.errors.mlir:16:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src0`
//| taddc.errors.mlir:21:33: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src2`
//| taddc.errors.mlir:26:26: error[PTO0304]: expected `src1` in vec, found it in mat
//| taddc.errors.mlir:31:139: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| taddc.errors.mlir:36:33: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src2`
