// Each rule of pto.tgatherb, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 1x32xf16>, %offsets: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 1x32xi64>, %offsets: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xi64>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xi64>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xi64>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 1x32xf16>, %offsets: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 1x32xf16>, %offsets: !pto.tile_buf<mat, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<mat, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 1x32xf16, blayout=col_major>, %offsets: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgatherb ins(%src, %offsets : !pto.tile_buf<vec, 1x32xf16, blayout=col_major>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tgatherb.errors.mlir:6:104: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
//| tgatherb.errors.mlir:11:22: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a3, found i64 in `src`
//| tgatherb.errors.mlir:16:28: error[PTO0302]: expected i32 on a3, found i16 in `offsets`
//| tgatherb.errors.mlir:21:28: error[PTO0304]: expected `offsets` in vec, found it in mat
//| tgatherb.errors.mlir:26:22: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
