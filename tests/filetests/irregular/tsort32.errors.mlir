// Each rule of pto.tsort32, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 1x32xf16>, %idx: !pto.tile_buf<vec, 1x32xui32>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 1x32xi16>, %idx: !pto.tile_buf<vec, 1x32xui32>, %dst: !pto.tile_buf<vec, 1x64xi16>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xi16>, !pto.tile_buf<vec, 1x32xui32>) outs(%dst : !pto.tile_buf<vec, 1x64xi16>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 1x32xf16>, %idx: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 1x32xf16>, %idx: !pto.tile_buf<vec, 1x32xui32>, %tmp: !pto.tile_buf<mat, 1x64xf16>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tsort32 ins(%src, %idx, %tmp : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<mat, 1x64xf16>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 1x32xf16>, %idx: !pto.tile_buf<vec, 1x32xui32>, %dst: !pto.tile_buf<mat, 1x64xf16>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>) outs(%dst : !pto.tile_buf<mat, 1x64xf16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 1x32xf16>, %idx: !pto.tile_buf<vec, 1x32xui32, blayout=col_major>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 1x64xf32>, %idx: !pto.tile_buf<vec, 1x64xui32>, %tmp: !pto.tile_buf<vec, 1x32xf32>, %dst: !pto.tile_buf<vec, 1x128xf32>) {
    pto.tsort32 ins(%src, %idx, %tmp : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xui32>, !pto.tile_buf<vec, 1x32xf32>) outs(%dst : !pto.tile_buf<vec, 1x128xf32>)
    return
  }

  func.func @scratch_layout(%src: !pto.tile_buf<vec, 1x64xf32>, %idx: !pto.tile_buf<vec, 1x64xui32>, %tmp: !pto.tile_buf<vec, 64x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 1x128xf32>) {
    pto.tsort32 ins(%src, %idx, %tmp : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xui32>, !pto.tile_buf<vec, 64x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 1x128xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tsort32.errors.mlir:6:100: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
//| tsort32.errors.mlir:11:21: error[PTO0302]: expected f16 or f32 on a3, found i16 in `src`
//| tsort32.errors.mlir:16:27: error[PTO0302]: expected i32 on a3, found i16 in `idx`
//| tsort32.errors.mlir:21:33: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tsort32.errors.mlir:26:100: error[PTO0304]: expected `dst` in vec, found it in mat
//| tsort32.errors.mlir:31:27: error[PTO0305]: expected `idx` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tsort32.errors.mlir:40:33: error[PTO0322]: `tmp` has 128 bytes, 256 are needed
//| tsort32.errors.mlir:45:33: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
