// Each rule of pto.tgemv.mx, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.tile_buf<vec, 1x128xf8E5M2>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<vec, 1x128xf8E5M2>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error1(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<vec, 128x32xf8E5M2>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<vec, 128x32xf8E5M2>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error2(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @error3(%v0: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf16, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf16, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error4(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 64x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 2x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error5(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x4096xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x4096xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x4096xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x4096xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x4096xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x4096xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error6(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, blayout=col_major, slayout=row_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error7(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<vec, 16x16xf16, valid=1x4>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x16xf16, valid=1x4>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error8(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf32, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf32, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error9(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error10(%v0: !pto.tile_buf<left, 1x96xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x3xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 96x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 3x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x96xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x3xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 96x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 3x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error11(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x128xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x128xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error12(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 128x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 128x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error13(%v0: !pto.tile_buf<left, 2x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 2x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 2x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 2x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 2x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 2x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error14(%v0: !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.mx ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 1x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tgemv.mx.errors.mlir:6:22: error[PTO0304]: expected `a` in left, found it in vec
//| tgemv.mx.errors.mlir:11:32: error[PTO0304]: expected `b` in right, found it in vec
//| tgemv.mx.errors.mlir:16:325: error[PTO0304]: expected `dst` in acc, found it in vec
//| tgemv.mx.errors.mlir:21:22: error[PTO0502]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `a` on a5, found f16
//| tgemv.mx.errors.mlir:26:32: error[PTO0501]: expected 128 rows in `b`, the columns of `a`, found 64
//| tgemv.mx.errors.mlir:31:32: error[PTO0504]: N is 4096, expected 1 to 4095
//| tgemv.mx.errors.mlir:36:32: error[PTO0305]: expected `b` with layout ZN (row_major, col_major, fractal 512) on a5, found NZ (col_major, row_major, fractal 512)
//| tgemv.mx.errors.mlir:41:27: error[PTO0304]: expected `a_scale` in scaling, found it in vec
//| tgemv.mx.errors.mlir:46:27: error[PTO0302]: expected i8, f16 or !pto.f8E8M0 on a5, found f32 in `a_scale`
//| tgemv.mx.errors.mlir:61:27: error[PTO0508]: expected 1x4 scales in `a_scale`, one for 32 elements of `a` (1x128), found 1x128
//| tgemv.mx.errors.mlir:66:37: error[PTO0508]: expected 4x32 scales in `b_scale`, one for 32 elements of `b` (128x32), found 128x32
//| tgemv.mx.errors.mlir:71:22: error[PTO0418]: `a` has 2 rows, expected 1
//| tgemv.mx.errors.mlir:71:325: error[PTO0418]: `dst` has 2 rows, expected 1
//| tgemv.mx.errors.mlir:80:5: error[PTO0209]: pto.tgemv.mx is not available on a3
