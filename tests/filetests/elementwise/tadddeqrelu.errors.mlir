// Each rule of pto.tadddeqrelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xui32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xui32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32, valid=8x16>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32, valid=8x16>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f32, %tmp: !pto.tile_buf<mat, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<mat, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16, blayout=col_major>)
    return
  }

  func.func @kind(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f16, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f16, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tadddeqrelu.errors.mlir:6:32: error[PTO0301]: expected element type i32 as in `src0`, found ui32 in `src1`
//| tadddeqrelu.errors.mlir:11:25: error[PTO0302]: expected i32 on a3, found f32 in `src0`
//| tadddeqrelu.errors.mlir:16:160: error[PTO0302]: expected f16 or f32 on a3, found i16 in `dst`
//| tadddeqrelu.errors.mlir:21:32: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tadddeqrelu.errors.mlir:26:50: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tadddeqrelu.errors.mlir:31:160: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tadddeqrelu.errors.mlir:36:39: error[PTO0203]: pto.tadddeqrelu expects an f32 as operand 'deqScale', found f16
