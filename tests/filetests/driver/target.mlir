// The command line wins over the nearest module that names a target, which wins over the default, a3. The target used
// is recorded.
// RUN: %s
// RUN: %s --pto-arch=a2
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=A2A3
// RUN: %s --pto-arch=a5 --diagnostics=short
// RUN: --pto-arch a5 --diagnostics=short < %s

!l3 = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!vec = !pto.tile_buf<vec, 16x16xf16>
!mat = !pto.tile_buf<mat, 16x16xf16>
!any = !pto.tile_buf<vec, 16x16xf32>

module {
  func.func @default(%l: !l3, %r: !r, %d: !d) {
    pto.tmatmul ins(%l, %r : !l3, !r) outs(%d : !d)
    return
  }
  module attributes {pto.target_arch = "a5"} {
    func.func @a5(%v: !any) {
      pto.texp ins(%v : !any) outs(%v : !any)
      return
    }
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @default(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @a5(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|       pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a2"} {
//|   func.func @default(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   module attributes {pto.target_arch = "a2"} {
//|     func.func @a5(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|       pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|       return
//|     }
//|   }
//| }
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @default(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   module attributes {pto.target_arch = "a3"} {
//|     func.func @a5(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|       pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|       return
//|     }
//|   }
//| }
// run 4: exit 0
// stdout: as run 3
// run 5: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @default(%arg0: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @a5(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|       pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|       return
//|     }
//|   }
//| }
// run 6: exit 0
// stdout: as run 5
