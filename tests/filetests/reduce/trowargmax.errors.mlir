// Each rule of pto.trowargmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf16>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf16>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 8x16xi64>, %tmp: !pto.tile_buf<vec, 8x16xi64>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xi64>, !pto.tile_buf<vec, 8x16xi64>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xi16, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xi16, valid=8x1>)
    return
  }

  func.func @empty(%src: !pto.tile_buf<vec, 8x16xf32, valid=8x0>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32, valid=8x0>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<mat, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<mat, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<mat, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xui32, valid=8x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xui32, valid=8x1>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x1xi32, blayout=col_major, slayout=row_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x1xi32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xi32, valid=4x1>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xi32, valid=4x1>)
    return
  }

  func.func @column(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xi32>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 1x16xf32>, %tmp: !pto.tile_buf<vec, 1x4xf32>, %dst: !pto.tile_buf<vec, 8x1xi32, valid=1x1, blayout=col_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x4xf32>) outs(%dst : !pto.tile_buf<vec, 8x1xi32, valid=1x1, blayout=col_major>)
    return
  }

  func.func @scratch_rows(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 8x8xf32>, %dst: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x1xi32, blayout=col_major>)
    return
  }

  func.func @scratch_column(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x1xi32, blayout=col_major>)
    return
  }

  func.func @scratch_wide(%src: !pto.tile_buf<vec, 16x128xf32>, %tmp: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x1xi32, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @scratch_layout(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) {
    pto.trowargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x1xi32, blayout=col_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trowargmax.errors.mlir:6:30: error[PTO0301]: expected element type f32 as in `src`, found f16 in `tmp`
//| trowargmax.errors.mlir:11:24: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `src`
//| trowargmax.errors.mlir:16:102: error[PTO0302]: expected i32 on a3, found i16 in `dst`
//| trowargmax.errors.mlir:21:24: error[PTO0313]: valid region of `src` is empty: 8x0
//| trowargmax.errors.mlir:26:24: error[PTO0304]: expected `src` in vec, found it in mat
//| trowargmax.errors.mlir:31:30: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trowargmax.errors.mlir:36:24: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trowargmax.errors.mlir:41:102: error[PTO0305]: expected `dst` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowargmax.errors.mlir:46:102: error[PTO0303]: expected 8 valid rows as in `src`, found 4 in `dst`
//| trowargmax.errors.mlir:51:102: error[PTO0312]: result `dst` has 8 valid columns, expected 1
//| trowargmax.errors.mlir:60:30: error[PTO0322]: `tmp` has 16 bytes, 32 are needed
//| trowargmax.errors.mlir:65:30: error[PTO0324]: scratch `tmp` has 8x8 valid elements, 16x2 are needed for 16x16 elements of `src`
//| trowargmax.errors.mlir:70:30: error[PTO0324]: scratch `tmp` has 16x1 valid elements, 32x1 are needed for 16x16 elements of `src`
//| trowargmax.errors.mlir:75:30: error[PTO0324]: scratch `tmp` has 16x8 valid elements, 16x16 are needed for 16x128 elements of `src`
//| trowargmax.errors.mlir:84:30: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
