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
