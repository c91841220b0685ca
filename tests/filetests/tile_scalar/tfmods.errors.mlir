// Each rule of pto.tfmods, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @region2(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32, valid=16x8>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=16x8>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<mat, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tfmods.errors.mlir:6:77: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tfmods.errors.mlir:11:20: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| tfmods.errors.mlir:16:20: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tfmods.errors.mlir:21:20: error[PTO0303]: expected 8 valid columns as in `dst`, found 16 in `src`
//| tfmods.errors.mlir:26:20: error[PTO0304]: expected `src` in vec, found it in mat
//| tfmods.errors.mlir:31:77: error[PTO0304]: expected `dst` in vec, found it in mat
//| tfmods.errors.mlir:36:20: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tfmods.errors.mlir:41:77: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tfmods.errors.mlir:46:26: error[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
