// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 6.1 left is in left, right in right, the result in acc
!l = !pto.tile_buf<left, 16x32xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!m = !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>

func.func @kept(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

func.func @broken(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%m, %r : !m, !r) outs(%c : !c)
  return
}

// -----

// 6.2 extents agree: MxK, KxN, MxN, of valid regions where they are static
!l = !pto.tile_buf<left, 16x32xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!m = !pto.tile_buf<left, 16x16xf16, slayout=row_major>

func.func @kept(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

func.func @broken(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%m, %r : !m, !r) outs(%c : !c)
  return
}

// -----

// 6.4 element types: i32 of i8, f32 of f16, bf16 or f32; on a5 of 8-bit floats and of hif8
!l = !pto.tile_buf<left, 16x32xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!m = !pto.tile_buf<left, 16x32xbf16, slayout=row_major>

func.func @kept(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

func.func @broken(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%m, %r : !m, !r) outs(%c : !c)
  return
}

// -----

// 6.5 layouts on a5: left col/row, right row/col, acc col/row
!l = !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>
!z = !pto.tile_buf<left, 16x32xf16>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%l: !l, %z: !z, %r: !r, %c: !c) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

func.func @broken(%l: !l, %z: !z, %r: !r, %c: !c) {
  pto.tmatmul ins(%z, %r : !z, !r) outs(%c : !c)
  return
}
}

// -----

// 6.6 layouts on a2 and a3: left row/row, right row/col, acc col/row of 1024 bytes
!l = !pto.tile_buf<left, 16x32xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!m = !pto.tile_buf<left, 16x32xf16>

func.func @kept(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

func.func @broken(%l: !l, %r: !r, %c: !c, %m: !m) {
  pto.tmatmul ins(%m, %r : !m, !r) outs(%c : !c)
  return
}

// run 1: exit 1
// stderr:
//| matmul.mlir:16:19: error[PTO0304]: expected `lhs` in left, found it in mat
//| matmul.mlir:34:23: error[PTO0501]: expected 16 rows in `rhs`, the columns of `lhs`, found 32
//| matmul.mlir:52:23: error[PTO0502]: expected bf16 in `rhs` to go with bf16 on a3, found f16
//| matmul.mlir:71:19: error[PTO0305]: expected `lhs` with layout NZ (col_major, row_major, fractal 512) on a5, found ND (row_major, none_box)
//| matmul.mlir:90:19: error[PTO0305]: expected `lhs` with layout ZZ (row_major, row_major, fractal 512) on a3, found ND (row_major, none_box)
