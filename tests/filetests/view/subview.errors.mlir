// Each rule of pto.subview, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>
!part = !pto.tile_buf<vec, 8x8xf32>
!nz = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!zn = !pto.tile_buf<mat, 32x32xf16, slayout=col_major>

func.func @window(%a: !tile, %i: index) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %0 = pto.subview %a[%i, %i] sizes [8, 8] : !tile -> !pto.tile_buf<vec, 4x8xf32>
  %1 = pto.subview %a[%i, %i] sizes [8, 8] : !tile -> !pto.tile_buf<vec, 8x8xi32>
  %2 = pto.subview %a[%i, %i] sizes [8, 8] : !tile -> !pto.tile_buf<mat, 8x8xf32>
  %3 = pto.subview %a[%i, %i] sizes [32, 8] : !tile -> !pto.tile_buf<vec, 32x8xf32>
  %4 = pto.subview %a[%c0, %c9] sizes [8, 8] : !tile -> !part
  %5 = pto.subview %a[%i] sizes [8, 8] : !tile -> !part
  %6 = pto.subview %a[%i, %i] sizes [8] : !tile -> !part
  %7 = pto.subview %a[%i, %i] sizes [1, 2, 3, 4, 5, 6, 7, 8] : !tile -> !part
  return
}

func.func @boxes(%a: !nz, %b: !zn) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %0 = pto.subview %a[%c0, %c0] sizes [32, 8] : !nz -> !pto.tile_buf<mat, 32x8xf16, blayout=col_major, slayout=row_major>
  %1 = pto.subview %a[%c0, %c8] sizes [32, 16] : !nz -> !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
  %2 = pto.subview %a[%c0, %c0] sizes [16, 32] : !nz -> !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>
  %3 = pto.subview %b[%c0, %c0] sizes [32, 16] : !zn -> !pto.tile_buf<mat, 32x16xf16, slayout=col_major>
  return
}

func.func @valid(%a: !tile, %i: index) {
  %c9 = arith.constant 9 : index
  %0 = pto.subview %a[%i, %i] sizes [8, 8] valid [%c9, %i] : !tile -> !part
  %1 = "pto.subview"(%a, %i, %i, %i) {operandSegmentSizes = array<i32: 1, 2, 1, 0>, sizes = [8, 8]} : (!tile, index, index, index) -> !part
  %2 = "pto.subview"(%a, %i, %i) {operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = "8x8"} : (!tile, index, index) -> !part
  %3 = "pto.subview"(%a, %i, %i) {operandSegmentSizes = array<i32: 1, 2, 0, 0>} : (!tile, index, index) -> !part
  return
}

// run 1: exit 1
// stderr:
//| subview.errors.mlir:12:8: error[PTO0431]: a subview of 8x8 has a result of 4x8
//| subview.errors.mlir:13:8: error[PTO0431]: a subview has the element type, memory, layout and padding of its source
//| subview.errors.mlir:14:8: error[PTO0431]: a subview has the element type, memory, layout and padding of its source
//| subview.errors.mlir:15:31: error[PTO0431]: a subview of 32 rows is not inside a source of 16
//| subview.errors.mlir:16:28: error[PTO0431]: 8 columns from 9 on are not inside a source of 16
//| subview.errors.mlir:17:8: error[PTO0431]: expected 2 entries in `offsets`, found 1
//| subview.errors.mlir:18:31: error[PTO0431]: expected 2 extents in `sizes`
//| subview.errors.mlir:19:31: error[PTO0431]: expected 2 extents in `sizes`
//| subview.errors.mlir:27:33: error[PTO0432]: 8 columns are not whole boxes of 16
//| subview.errors.mlir:28:28: error[PTO0432]: offset 8 is not a multiple of 16, the columns of a box
//| subview.errors.mlir:36:8: error[PTO0433]: expected ? valid columns in the result, as `valid_col` says, found 8
//| subview.errors.mlir:36:51: error[PTO0433]: 9 valid rows in a subview of 8
//| subview.errors.mlir:37:8: error[PTO0433]: expected ? valid rows in the result, as `valid_row` says, found 8
//| subview.errors.mlir:37:34: error[PTO0433]: `valid_row` and `valid_col` are given together or not at all
//| subview.errors.mlir:38:81: error[PTO0207]: pto.subview expects an array of i64 as attribute 'sizes', found "8x8"
//| subview.errors.mlir:39:8: error[PTO0205]: pto.subview expects attribute 'sizes', an array of i64
