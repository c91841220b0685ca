// Boxes of operand buffers and accumulators are consecutive: they are read with the region with which they were written.
// RUN: %s --diagnostics=short --verify --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-valid-regions))

!m = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!l = !pto.tile_buf<left, 32x32xf16, valid=?x?, blayout=col_major, slayout=row_major>
!r = !pto.tile_buf<right, 32x32xf16, valid=?x?, slayout=col_major>
!c = !pto.tile_buf<acc, 32x32xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>

func.func @read(%x: !m, %n: index, %out: !pto.partition_tensor_view<?x?xf32>) {
  %a0 = arith.constant 0 : i64
  %c16 = arith.constant 16 : index
  %c20 = arith.constant 20 : index
  %c32 = arith.constant 32 : index
  %l = pto.alloc_tile addr = %a0 valid_row = %c32 valid_col = %c32 : !l
  %r = pto.alloc_tile addr = %a0 valid_row = %c32 valid_col = %c32 : !r
  %c = pto.alloc_tile addr = %a0 valid_row = %c32 valid_col = %c32 : !c
  pto.tmov ins(%x : !m) outs(%l : !l)
  pto.tmov ins(%x : !m) outs(%r : !r)
  // The same boxes.
  pto.set_validshape %l, %c20, %c16 : !l
  pto.set_validshape %r, %c16, %c20 : !r
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  // Fewer of them, and an unknown number.
  pto.set_validshape %l, %c16, %c16 : !l
  pto.set_validshape %r, %c16, %n : !r
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  pto.set_validshape %c, %c16, %c32 : !c
  pto.tstore ins(%c : !c) outs(%out : !pto.partition_tensor_view<?x?xf32>)
  return
}

// In each iteration, the region is set before the tile is written.
func.func @loop(%x: !m, %y: !pto.tile_buf<right, 32x32xf16, slayout=col_major>, %n: index, %out: !pto.partition_tensor_view<?x?xf32>) {
  %a0 = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c = pto.alloc_tile addr = %a0 valid_row = %c32 valid_col = %c32 : !c
  %l = pto.alloc_tile addr = %a0 valid_row = %c32 valid_col = %c32 : !l
  scf.for %i = %c0 to %n step %c1 {
    pto.set_validshape %l, %i, %c32 : !l
    pto.set_validshape %c, %i, %c32 : !c
    pto.tmov ins(%x : !m) outs(%l : !l)
    pto.tmatmul ins(%l, %y : !l, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%c : !c)
    pto.tstore ins(%c : !c) outs(%out : !pto.partition_tensor_view<?x?xf32>)
  }
  return
}

// run 1: exit 1
// stderr:
//| valid_regions.errors.mlir:26:3: error[PTO1602]: pto.tmatmul is not lowered with other valid columns of `rhs` than those with which it was written: its boxes are consecutive
//| valid_regions.errors.mlir:26:3: error[PTO1602]: pto.tmatmul is not lowered with other valid rows of `lhs` than those with which it was written: its boxes are consecutive
//| valid_regions.errors.mlir:28:3: error[PTO1602]: pto.tstore is not lowered with other valid rows of `src` than those with which it was written: its boxes are consecutive
