// Each rule of pto.taxpy, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @conversion(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 32x16xf32, valid=16x16>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 32x16xf32, valid=16x16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<mat, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @conversion2(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @region(%src: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %s: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %s : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| taxpy.errors.mlir:6:19: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src`
//| taxpy.errors.mlir:11:76: error[PTO0320]: expected f32 from f32 on a3, found f16 in `dst`
//| taxpy.errors.mlir:16:25: error[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
//| taxpy.errors.mlir:21:76: error[PTO0328]: expected 16x16 elements as in `src`, found 32x16 in `dst`
//| taxpy.errors.mlir:26:19: error[PTO0304]: expected `src` in vec, found it in mat
//| taxpy.errors.mlir:31:76: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| taxpy.errors.mlir:36:19: error[PTO0302]: expected f16 or f32 on a3, found bf16 in `src`
//| taxpy.errors.mlir:45:78: error[PTO0320]: expected bf16 from bf16 on a5, found f32 in `dst`
//| taxpy.errors.mlir:54:19: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
