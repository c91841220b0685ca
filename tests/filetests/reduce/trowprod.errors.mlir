// Each rule of pto.trowprod, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf16, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf16, valid=8x1>)
    return
  }

  func.func @same_type2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf16>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowprod ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf16>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 8x16xbf16>, %dst: !pto.tile_buf<vec, 8x16xbf16, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xbf16>) outs(%dst : !pto.tile_buf<vec, 8x16xbf16, valid=8x1>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=4x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=4x1>)
    return
  }

  func.func @column(%src: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32>)
    return
  }

  func.func @empty(%src: !pto.tile_buf<vec, 8x16xf32, valid=8x0>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32, valid=8x0>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<mat, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<mat, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowprod ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<mat, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x1xf32, blayout=col_major, slayout=row_major>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x1xf32, blayout=col_major, slayout=row_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src: !pto.tile_buf<vec, 8x16xi8>, %dst: !pto.tile_buf<vec, 8x16xi8, valid=8x1>) {
    pto.trowprod ins(%src : !pto.tile_buf<vec, 8x16xi8>) outs(%dst : !pto.tile_buf<vec, 8x16xi8, valid=8x1>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x4xf32>, %dst: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
    pto.trowprod ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x4xf32>) outs(%dst : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trowprod.errors.mlir:6:64: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| trowprod.errors.mlir:11:28: error[PTO0301]: expected element type f32 as in `src`, found f16 in `tmp`
//| trowprod.errors.mlir:16:22: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| trowprod.errors.mlir:21:64: error[PTO0303]: expected 8 valid rows as in `src`, found 4 in `dst`
//| trowprod.errors.mlir:26:64: error[PTO0312]: result `dst` has 8 valid columns, expected 1
//| trowprod.errors.mlir:31:22: error[PTO0313]: valid region of `src` is empty: 8x0
//| trowprod.errors.mlir:36:22: error[PTO0304]: expected `src` in vec, found it in mat
//| trowprod.errors.mlir:41:28: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trowprod.errors.mlir:46:22: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trowprod.errors.mlir:51:64: error[PTO0305]: expected `dst` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowprod.errors.mlir:60:22: error[PTO0302]: expected i16, i32, f16 or f32 on a5, found i8 in `src`
//| trowprod.errors.mlir:69:28: error[PTO0322]: `tmp` has 16 bytes, 32 are needed
