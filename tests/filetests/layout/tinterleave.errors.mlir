// Each rule of pto.tinterleave, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 8x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf16>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf16>)
    return
  }

  func.func @error1(%s0: !pto.tile_buf<vec, 8x16xi64>, %s1: !pto.tile_buf<vec, 8x16xi64>, %d0: !pto.tile_buf<vec, 8x16xi64>, %d1: !pto.tile_buf<vec, 8x16xi64>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xi64>, !pto.tile_buf<vec, 8x16xi64>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xi64>, !pto.tile_buf<vec, 8x16xi64>)
    return
  }

  func.func @error2(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 4x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 4x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @error3(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 8x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<mat, 8x16xf32>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<mat, 8x16xf32>)
    return
  }

  func.func @error4(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 8x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32, blayout=col_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tinterleave.errors.mlir:6:106: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst1`
//| tinterleave.errors.mlir:11:25: error[PTO0302]: expected i8, i16, i32, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found i64 in `src0`
//| tinterleave.errors.mlir:16:30: error[PTO0303]: expected 8 valid rows as in `dst1`, found 4 in `src1`
//| tinterleave.errors.mlir:21:106: error[PTO0304]: expected `dst1` in vec, found it in mat
//| tinterleave.errors.mlir:26:106: error[PTO0305]: expected `dst1` with layout ND (row_major, none_box), found DN (col_major, none_box)
