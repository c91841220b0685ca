// Each rule of pto.tdequant, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @type(%src: !pto.tile_buf<vec, 16x32xi32>, %scale: !pto.tile_buf<vec, 16x8xf32>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<vec, 16x16xf16>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x32xi8, valid=16x16>, %scale: !pto.tile_buf<vec, 16x8xf32>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8, valid=16x16>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @region2(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<vec, 16x8xf32>, %offset: !pto.tile_buf<vec, 8x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<mat, 16x8xf32>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<mat, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<vec, 16x8xf32>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<mat, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<mat, 16x32xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<vec, 16x8xf32>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32, blayout=col_major>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32, blayout=col_major>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x32xi8>, %scale: !pto.tile_buf<vec, 16x8xf32, blayout=col_major, slayout=row_major>, %offset: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tdequant.errors.mlir:6:22: error[PTO0302]: expected i8 or i16 on a3, found i32 in `src`
//| tdequant.errors.mlir:11:28: error[PTO0302]: expected f32 on a3, found f16 in `scale`
//| tdequant.errors.mlir:16:22: error[PTO0303]: expected 32 valid columns as in `dst`, found 16 in `src`
//| tdequant.errors.mlir:21:36: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `offset`
//| tdequant.errors.mlir:26:28: error[PTO0304]: expected `scale` in vec, found it in mat
//| tdequant.errors.mlir:31:141: error[PTO0304]: expected `dst` in vec, found it in mat
//| tdequant.errors.mlir:36:141: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tdequant.errors.mlir:41:28: error[PTO0305]: expected `scale` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
