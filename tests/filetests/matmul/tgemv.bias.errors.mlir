// Each rule of pto.tgemv.bias, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.tile_buf<vec, 1x64xf16>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error1(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<vec, 64x16xf16>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 64x16xf16>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error2(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @error3(%v0: !pto.tile_buf<left, 1x64xi16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xi16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xi16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xi16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error4(%v0: !pto.tile_buf<left, 1x32xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error5(%v0: !pto.tile_buf<left, 1x4096xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 4096x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x4096xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 4096x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error6(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, blayout=col_major, slayout=row_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error7(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, slayout=row_major>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, slayout=row_major>)
    return
  }

  func.func @error8(%v0: !pto.tile_buf<left, 2x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 2x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error10(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<vec, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error11(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x32xf32>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error12(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32, blayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32, blayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error9(%v0: !pto.tile_buf<left, 16x64xf16, slayout=col_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %v2: !pto.tile_buf<bias, 1x16xf32>, %d: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv.bias ins(%v0, %v1, %v2 : !pto.tile_buf<left, 16x64xf16, slayout=col_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tgemv.bias.errors.mlir:6:24: error[PTO0304]: expected `a` in left, found it in vec
//| tgemv.bias.errors.mlir:11:29: error[PTO0304]: expected `b` in right, found it in vec
//| tgemv.bias.errors.mlir:16:197: error[PTO0304]: expected `dst` in acc, found it in vec
//| tgemv.bias.errors.mlir:21:24: error[PTO0502]: expected i8, f16, bf16 or f32 in `a` on a5, found i16
//| tgemv.bias.errors.mlir:26:29: error[PTO0501]: expected 32 rows in `b`, the columns of `a`, found 64
//| tgemv.bias.errors.mlir:31:24: error[PTO0504]: K is 4096, expected 1 to 4095
//| tgemv.bias.errors.mlir:36:29: error[PTO0305]: expected `b` with layout ZN (row_major, col_major, fractal 512) on a5, found NZ (col_major, row_major, fractal 512)
//| tgemv.bias.errors.mlir:41:197: error[PTO0305]: expected `dst` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) on a5, found ZZ (row_major, row_major, fractal 512)
//| tgemv.bias.errors.mlir:46:24: error[PTO0418]: `a` has 2 rows, expected 1
//| tgemv.bias.errors.mlir:46:197: error[PTO0501]: expected 2 rows in `dst` as in `a`, found 1
//| tgemv.bias.errors.mlir:51:34: error[PTO0304]: expected `bias` in bias, found it in vec
//| tgemv.bias.errors.mlir:56:34: error[PTO0506]: expected 1x16 elements in `bias`, one for each column of `dst`, found 1x32
//| tgemv.bias.errors.mlir:61:34: error[PTO0305]: expected `bias` with layout ND (row_major, none_box) on a5, found DN (col_major, none_box)
//| tgemv.bias.errors.mlir:70:24: error[PTO0305]: expected `a` with layout ZZ (row_major, row_major, fractal 512) on a3, found ZN (row_major, col_major, fractal 512)
//| tgemv.bias.errors.mlir:70:24: error[PTO0418]: `a` has 16 rows, expected 1
//| tgemv.bias.errors.mlir:70:179: error[PTO0418]: `dst` has 16 rows, expected 1
