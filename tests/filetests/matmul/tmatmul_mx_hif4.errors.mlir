// Each rule of pto.tmatmul_mx_hif4, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.tile_buf<vec, 16x128xf8E5M2>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<vec, 16x128xf8E5M2>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error1(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<vec, 128x32xf8E5M2>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<vec, 128x32xf8E5M2>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error2(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @error3(%v0: !pto.tile_buf<left, 16x128xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf16, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf16, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error4(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 64x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 2x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error5(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x4096xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x4096xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x4096xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x4096xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x4096xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x4096xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error6(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, blayout=col_major, slayout=row_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error7(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<vec, 16x16xf16, valid=16x4>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x16xf16, valid=16x4>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error8(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf32, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf32, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error9(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error10(%v0: !pto.tile_buf<left, 16x96xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x3xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 96x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 3x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x96xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x3xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 96x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 3x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error11(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x128xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x128xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error12(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 128x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 128x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error13(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tmatmul_mx_hif4.errors.mlir:6:29: error[PTO0304]: expected `a` in left, found it in vec
//| tmatmul_mx_hif4.errors.mlir:11:39: error[PTO0304]: expected `b` in right, found it in vec
//| tmatmul_mx_hif4.errors.mlir:16:334: error[PTO0304]: expected `dst` in acc, found it in vec
//| tmatmul_mx_hif4.errors.mlir:21:29: error[PTO0502]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `a` on a5, found f16
//| tmatmul_mx_hif4.errors.mlir:26:39: error[PTO0501]: expected 128 rows in `b`, the columns of `a`, found 64
//| tmatmul_mx_hif4.errors.mlir:31:39: error[PTO0504]: N is 4096, expected 1 to 4095
//| tmatmul_mx_hif4.errors.mlir:36:39: error[PTO0305]: expected `b` with layout ZN (row_major, col_major, fractal 512) on a5, found NZ (col_major, row_major, fractal 512)
//| tmatmul_mx_hif4.errors.mlir:41:34: error[PTO0304]: expected `a_scale` in scaling, found it in vec
//| tmatmul_mx_hif4.errors.mlir:46:34: error[PTO0302]: expected i8, f16 or !pto.f8E8M0 on a5, found f32 in `a_scale`
//| tmatmul_mx_hif4.errors.mlir:51:34: error[PTO0305]: expected `a_scale` with layout ZZ (row_major, row_major, fractal 32) on a5, found ND (row_major, none_box)
//| tmatmul_mx_hif4.errors.mlir:56:29: error[PTO0507]: expected a multiple of 64 columns in `a`, found 96
//| tmatmul_mx_hif4.errors.mlir:61:34: error[PTO0508]: expected 16x4 scales in `a_scale`, one for 32 elements of `a` (16x128), found 16x128
//| tmatmul_mx_hif4.errors.mlir:66:44: error[PTO0508]: expected 4x32 scales in `b_scale`, one for 32 elements of `b` (128x32), found 128x32
//| tmatmul_mx_hif4.errors.mlir:75:5: error[PTO0209]: pto.tmatmul_mx_hif4 is not available on a3
