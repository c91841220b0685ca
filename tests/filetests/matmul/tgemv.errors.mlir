// Each rule of pto.tgemv, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.tile_buf<vec, 1x64xf16>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error1(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<vec, 64x16xf16>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 64x16xf16>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error2(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @error3(%v0: !pto.tile_buf<left, 1x64xi16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xi16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x64xi16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xi16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error4(%v0: !pto.tile_buf<left, 1x32xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error5(%v0: !pto.tile_buf<left, 1x4096xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 4096x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x4096xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 4096x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error6(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, blayout=col_major, slayout=row_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, blayout=col_major, slayout=row_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @error7(%v0: !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, slayout=row_major>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 1x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, slayout=row_major>)
    return
  }

  func.func @error8(%v0: !pto.tile_buf<left, 2x64xf16, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 2x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 1x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error9(%v0: !pto.tile_buf<left, 16x64xf16, slayout=col_major>, %v1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %d: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tgemv ins(%v0, %v1 : !pto.tile_buf<left, 16x64xf16, slayout=col_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tgemv.errors.mlir:6:19: error[PTO0304]: expected `lhs` in left, found it in vec
//| tgemv.errors.mlir:11:24: error[PTO0304]: expected `rhs` in right, found it in vec
//| tgemv.errors.mlir:16:156: error[PTO0304]: expected `dst` in acc, found it in vec
//| tgemv.errors.mlir:21:19: error[PTO0502]: expected i8, f16, bf16 or f32 in `lhs` on a5, found i16
//| tgemv.errors.mlir:26:24: error[PTO0501]: expected 32 rows in `rhs`, the columns of `lhs`, found 64
//| tgemv.errors.mlir:31:19: error[PTO0504]: K is 4096, expected 1 to 4095
//| tgemv.errors.mlir:36:24: error[PTO0305]: expected `rhs` with layout ZN (row_major, col_major, fractal 512) on a5, found NZ (col_major, row_major, fractal 512)
//| tgemv.errors.mlir:41:156: error[PTO0305]: expected `dst` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) on a5, found ZZ (row_major, row_major, fractal 512)
//| tgemv.errors.mlir:46:19: error[PTO0418]: `lhs` has 2 rows, expected 1
//| tgemv.errors.mlir:46:156: error[PTO0501]: expected 2 rows in `dst` as in `lhs`, found 1
//| tgemv.errors.mlir:55:19: error[PTO0305]: expected `lhs` with layout ZZ (row_major, row_major, fractal 512) on a3, found ZN (row_major, col_major, fractal 512)
//| tgemv.errors.mlir:55:19: error[PTO0418]: `lhs` has 16 rows, expected 1
//| tgemv.errors.mlir:55:138: error[PTO0418]: `dst` has 16 rows, expected 1
