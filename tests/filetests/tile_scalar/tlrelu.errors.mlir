// Each rule of pto.tlrelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xf32>, %slope: f32, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %slope: f32, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xi32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %slope: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 16x16xf32>, %slope: f32, %dst: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %slope: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @kind(%src: !pto.tile_buf<vec, 16x16xf32>, %slope: f16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tlrelu ins(%src, %slope : !pto.tile_buf<vec, 16x16xf32>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tlrelu.errors.mlir:6:76: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tlrelu.errors.mlir:11:20: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src`
//| tlrelu.errors.mlir:16:20: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tlrelu.errors.mlir:21:76: error[PTO0304]: expected `dst` in vec, found it in mat
//| tlrelu.errors.mlir:26:20: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tlrelu.errors.mlir:31:26: error[PTO0203]: pto.tlrelu expects an f32 as operand 'slope', found f16
