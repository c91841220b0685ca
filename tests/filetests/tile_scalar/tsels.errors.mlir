// Each rule of pto.tsels, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xbf16>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 1x16xf32>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @region(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32, valid=8x16>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=8x16>)
    return
  }

  func.func @memory(%mask: !pto.tile_buf<mat, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<mat, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<mat, 1x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 1x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scalar(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xi64>, %scalar: i64, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tsels ins(%mask, %src, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi64>, i64) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %s: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %s : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xi32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_bytes(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x8xf32>, %s: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %s : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x8xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @mask_layout(%mask: !pto.tile_buf<vec, 32x16xi8, blayout=col_major>, %src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x8xf32>, %s: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsels ins(%mask, %src, %tmp, %s : !pto.tile_buf<vec, 32x16xi8, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x8xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tsels.errors.mlir:6:149: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tsels.errors.mlir:11:26: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| tsels.errors.mlir:11:32: error[PTO0301]: expected element type bf16 as in `src`, found f32 in `tmp`
//| tsels.errors.mlir:16:26: error[PTO0303]: expected 8 valid rows as in `dst`, found 16 in `src`
//| tsels.errors.mlir:21:19: error[PTO0304]: expected `mask` in vec, found it in mat
//| tsels.errors.mlir:26:32: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tsels.errors.mlir:31:26: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tsels.errors.mlir:36:38: warning[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
//| tsels.errors.mlir:45:26: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5, found i64 in `src`
//| tsels.errors.mlir:54:32: error[PTO0301]: expected element type f32 as in `src`, found i32 in `tmp`
//| tsels.errors.mlir:59:32: error[PTO0322]: `tmp` has 32 bytes, 64 are needed
//| tsels.errors.mlir:68:19: error[PTO0305]: expected `mask` with layout ND (row_major, none_box), found DN (col_major, none_box)
