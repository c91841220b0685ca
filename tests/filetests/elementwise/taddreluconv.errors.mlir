// Each rule of pto.taddreluconv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @conversion(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @conversion2(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<mat, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<mat, 16x16xf16>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddreluconv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| taddreluconv.errors.mlir:6:33: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| taddreluconv.errors.mlir:11:26: error[PTO0302]: expected i16, f16 or f32 on a3, found i32 in `src0`
//| taddreluconv.errors.mlir:16:108: error[PTO0320]: expected i8 or f16 from f32 on a3, found bf16 in `dst`
//| taddreluconv.errors.mlir:21:108: error[PTO0320]: expected i8 from i16 on a3, found f16 in `dst`
//| taddreluconv.errors.mlir:26:26: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src0`
//| taddreluconv.errors.mlir:31:108: error[PTO0304]: expected `dst` in vec, found it in mat
//| taddreluconv.errors.mlir:36:33: error[PTO0305]: expected `src1` with layout ND (row_major, none_box), found DN (col_major, none_box)
