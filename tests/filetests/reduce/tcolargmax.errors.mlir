// Each rule of pto.tcolargmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf16>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf16>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 8x16xi64>, %tmp: !pto.tile_buf<vec, 8x16xi64>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xi64>, !pto.tile_buf<vec, 8x16xi64>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xi16>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xi16>)
    return
  }

  func.func @empty(%src: !pto.tile_buf<vec, 8x16xf32, valid=0x16>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32, valid=0x16>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<mat, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<mat, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<mat, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xui32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xui32>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xi32, blayout=col_major>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xi32, blayout=col_major>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 1x16xi32, valid=1x8>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xi32, valid=1x8>)
    return
  }

  func.func @rows(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 2x16xi32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 2x16xi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x4xf32>, %tmp: !pto.tile_buf<vec, 1x4xf32>, %dst: !pto.tile_buf<vec, 1x4xi32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x4xf32>, !pto.tile_buf<vec, 1x4xf32>) outs(%dst : !pto.tile_buf<vec, 1x4xi32>)
    return
  }

  func.func @scratch_extent(%src: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 1x8xf32>, %dst: !pto.tile_buf<vec, 1x64xi32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xi32>)
    return
  }

  func.func @scratch_layout(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 1x16xi32>) {
    pto.tcolargmax ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 1x16xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolargmax.errors.mlir:6:30: error[PTO0301]: expected element type f32 as in `src`, found f16 in `tmp`
//| tcolargmax.errors.mlir:11:24: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a3, found i64 in `src`
//| tcolargmax.errors.mlir:16:102: error[PTO0302]: expected i32 on a3, found i16 in `dst`
//| tcolargmax.errors.mlir:21:24: error[PTO0313]: valid region of `src` is empty: 0x16
//| tcolargmax.errors.mlir:26:24: error[PTO0304]: expected `src` in vec, found it in mat
//| tcolargmax.errors.mlir:31:30: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tcolargmax.errors.mlir:36:24: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolargmax.errors.mlir:41:102: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolargmax.errors.mlir:46:102: error[PTO0303]: expected 16 valid columns as in `src`, found 8 in `dst`
//| tcolargmax.errors.mlir:51:102: error[PTO0337]: expected 1 valid row in `dst`, found 2
//| tcolargmax.errors.mlir:60:30: error[PTO0322]: `tmp` has 16 bytes, 32 are needed
//| tcolargmax.errors.mlir:60:30: error[PTO0324]: scratch `tmp` has 1x4 valid elements, 1x16 are needed for 4 columns of `src`
//| tcolargmax.errors.mlir:65:30: error[PTO0324]: scratch `tmp` has 1x8 valid elements, 1x16 are needed for 64 columns of `src`
//| tcolargmax.errors.mlir:70:30: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
