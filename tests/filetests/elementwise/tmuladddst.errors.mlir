// Each rule of pto.tmuladddst, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @region2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=16x8>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=16x8>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<mat, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tmuladddst ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tmuladddst.errors.mlir:6:106: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| tmuladddst.errors.mlir:11:24: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src0`
//| tmuladddst.errors.mlir:16:31: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tmuladddst.errors.mlir:21:106: error[PTO0303]: expected 16 valid columns as in `src0`, found 8 in `dst`
//| tmuladddst.errors.mlir:26:24: error[PTO0304]: expected `src0` in vec, found it in mat
//| tmuladddst.errors.mlir:31:106: error[PTO0304]: expected `dst` in vec, found it in mat
//| tmuladddst.errors.mlir:36:24: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmuladddst.errors.mlir:41:106: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
