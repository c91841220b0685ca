// Each rule of pto.trem, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf16>, %tmp: !pto.tile_buf<vec, 2x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 2x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %tmp: !pto.tile_buf<vec, 2x16xf32>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 2x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %tmp: !pto.tile_buf<vec, 2x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>, !pto.tile_buf<vec, 2x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<mat, 2x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 2x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 2x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_extent(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_extent2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 2x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 2x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @accuracy(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<rem_precision high_precision>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.trem ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 2x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 2x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_bytes(%src0: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %tmp: !pto.tile_buf<vec, 2x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=16x8>) {
    pto.trem ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32, valid=16x8>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>, !pto.tile_buf<vec, 2x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=16x8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trem.errors.mlir:6:25: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| trem.errors.mlir:11:18: error[PTO0302]: expected i32 or f32 on a3, found i16 in `src0`
//| trem.errors.mlir:11:32: error[PTO0301]: expected element type i16 as in `dst`, found f32 in `tmp`
//| trem.errors.mlir:16:25: error[PTO0303]: expected 16 valid columns as in `dst`, found 8 in `src1`
//| trem.errors.mlir:21:32: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trem.errors.mlir:26:18: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trem.errors.mlir:31:32: error[PTO0324]: scratch `tmp` has 1 row, 2 are needed for 16x16 elements of `dst`
//| trem.errors.mlir:36:32: error[PTO0324]: scratch `tmp` has 8 columns, 16 are needed for 16x16 elements of `dst`
//| trem.errors.mlir:41:139: error[PTO0317]: attribute `precisionType` is not available on a3
//| trem.errors.mlir:50:18: error[PTO0302]: expected i16, i32, f16 or f32 on a5, found bf16 in `src0`
//| trem.errors.mlir:59:32: error[PTO0301]: expected element type f32 as in `dst`, found i32 in `tmp`
//| trem.errors.mlir:64:32: error[PTO0322]: `tmp` has 64 bytes, 128 are needed
