// Each rule of pto.tpairreducesum, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpairreducesum ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x8xi32>) {
    pto.tpairreducesum ins(%src : !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x8xi32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32>) {
    pto.tpairreducesum ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x8xf32>) {
    pto.tpairreducesum ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x8xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x8xf32>) {
    pto.tpairreducesum ins(%src : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x8xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpairreducesum.errors.mlir:6:71: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tpairreducesum.errors.mlir:11:28: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src`
//| tpairreducesum.errors.mlir:16:28: error[PTO0303]: expected 8 valid rows as in `dst`, found 16 in `src`
//| tpairreducesum.errors.mlir:21:71: error[PTO0304]: expected `dst` in vec, found it in mat
//| tpairreducesum.errors.mlir:26:28: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
