// Each rule of pto.tsel, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf16>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x16xi8>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @type2(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x32xi8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x32xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @region(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory(%mask: !pto.tile_buf<mat, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<mat, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<mat, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xi64>, %src1: !pto.tile_buf<vec, 16x16xi64>, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tsel ins(%mask, %src0, %src1 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi64>, !pto.tile_buf<vec, 16x16xi64>) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%mask: !pto.tile_buf<vec, 16x32xi8>, %src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x16xf16>, %tmp: !pto.tile_buf<vec, 1x2xi32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tsel ins(%mask, %src0, %src1, %tmp : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x2xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tsel.errors.mlir:6:32: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tsel.errors.mlir:11:25: error[PTO0302]: expected i16, i32, f16, bf16 or f32 on a3, found i8 in `src0`
//| tsel.errors.mlir:16:39: error[PTO0302]: expected i32 or f32 on a3, found i8 in `tmp`
//| tsel.errors.mlir:21:32: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tsel.errors.mlir:26:18: error[PTO0304]: expected `mask` in vec, found it in mat
//| tsel.errors.mlir:31:39: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tsel.errors.mlir:36:173: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tsel.errors.mlir:45:25: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src0`
//| tsel.errors.mlir:54:39: error[PTO0322]: `tmp` has 8 bytes, 16 are needed
