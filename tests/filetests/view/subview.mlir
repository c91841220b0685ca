// Every shape of pto.subview.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x64xf32>
!open = !pto.tile_buf<vec, 8x8xi32, valid=?x?>
!nz = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>

func.func @operands(%a: !tile, %o: !open, %n: !nz, %i: index, %j: index) {
  %0 = pto.subview %a[%i, %j] sizes [1, 64] : !tile -> !pto.tile_buf<vec, 1x64xf32>
  %1 = pto.subview %a[%i, %j] sizes [1, 64] valid [%i, %j] : !tile -> !pto.tile_buf<vec, 1x64xf32, valid=?x?>
  %2 = pto.subview %o[%i, %i] sizes [8, 8] valid [%j, %j] : !open -> !pto.tile_buf<vec, 8x8xi32>
  %3 = pto.subview %a[%i, %j] sizes [8, 8] {note} : !tile -> !pto.tile_buf<vec, 8x8xf32>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %4 = pto.subview %n[%c0, %c16] sizes [32, 16] : !nz -> !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
  return
}

func.func @generic(%a: !tile, %i: index) {
  %0 = "pto.subview"(%a, %i, %i) {operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [8, 8]} : (!tile, index, index) -> !pto.tile_buf<vec, 8x8xf32>
  %1 = "pto.subview"(%a, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, sizes = [8, 8]}> : (!tile, index, index, index, index) -> !pto.tile_buf<vec, 8x8xf32>
  return
}
