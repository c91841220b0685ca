// Each rule of pto.tcolexpanddiv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<vec, 1x16xf16>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf16>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 8x16xbf16>, %src1: !pto.tile_buf<vec, 1x16xbf16>, %dst: !pto.tile_buf<vec, 8x16xbf16>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xbf16>, !pto.tile_buf<vec, 1x16xbf16>) outs(%dst : !pto.tile_buf<vec, 8x16xbf16>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 8x16xi8>, %src1: !pto.tile_buf<vec, 1x16xi8>, %dst: !pto.tile_buf<vec, 8x16xi8>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xi8>, !pto.tile_buf<vec, 1x16xi8>) outs(%dst : !pto.tile_buf<vec, 8x16xi8>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<vec, 1x16xf32, valid=1x8>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32, valid=1x8>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @region2(%src0: !pto.tile_buf<vec, 8x16xf32, valid=4x16>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32, valid=4x16>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<mat, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<mat, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<mat, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<mat, 8x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>)
    return
  }

  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @accuracy(%src0: !pto.tile_buf<vec, 8x16xf32>, %src1: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x16xf32>) {precisionType = #pto<div_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 8x16xbf16>, %src1: !pto.tile_buf<vec, 1x16xbf16>, %dst: !pto.tile_buf<vec, 8x16xbf16>) {
    pto.tcolexpanddiv ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xbf16>, !pto.tile_buf<vec, 1x16xbf16>) outs(%dst : !pto.tile_buf<vec, 8x16xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolexpanddiv.errors.mlir:6:34: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tcolexpanddiv.errors.mlir:11:27: error[PTO0302]: expected f16 or f32 on a3, found bf16 in `src0`
//| tcolexpanddiv.errors.mlir:16:27: error[PTO0302]: expected f16 or f32 on a3, found i8 in `src0`
//| tcolexpanddiv.errors.mlir:21:34: error[PTO0303]: expected 16 valid columns as in `dst`, found 8 in `src1`
//| tcolexpanddiv.errors.mlir:26:27: error[PTO0303]: expected 8 valid rows as in `dst`, found 4 in `src0`
//| tcolexpanddiv.errors.mlir:31:34: error[PTO0304]: expected `src1` in vec, found it in mat
//| tcolexpanddiv.errors.mlir:36:107: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcolexpanddiv.errors.mlir:41:27: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolexpanddiv.errors.mlir:46:107: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolexpanddiv.errors.mlir:51:27: error[PTO0328]: expected 8x16 elements as in `dst`, found 16x16 in `src0`
//| tcolexpanddiv.errors.mlir:56:145: error[PTO0317]: attribute `precisionType` is not available on a3
//| tcolexpanddiv.errors.mlir:65:27: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5, found bf16 in `src0`
