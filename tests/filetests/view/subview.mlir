// Every shape of pto.subview.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x64xf32>
!open = !pto.tile_buf<vec, 8x8xi32, valid=?x?>
!nz = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>

func.func @operands(%a: !tile, %o: !open, %n: !nz, %i: index, %j: index) {
  %0 = pto.subview %a[%i, %j] sizes [1, 64] : !tile -> !pto.tile_buf<vec, 1x64xf32>
  %1 = pto.subview %a[%i, %j] sizes [1, 64] valid [%i, %j] : !tile -> !pto.tile_buf<vec, 1x64xf32, valid=?x?>
  %2 = pto.subview %o[%i, %i] sizes [8, 8] valid [%j, %j] : !open -> !open
  %3 = pto.subview %a[%i, %j] sizes [8, 8] {test.note} : !tile -> !pto.tile_buf<vec, 8x8xf32>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %4 = pto.subview %n[%c0, %c16] sizes [32, 16] : !nz -> !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
  return
}

func.func @generic(%a: !tile, %i: index) {
  %0 = "pto.subview"(%a, %i, %i) {operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [8, 8]} : (!tile, index, index) -> !pto.tile_buf<vec, 8x8xf32>
  %1 = "pto.subview"(%a, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, sizes = [8, 8]}> : (!tile, index, index, index, index) -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 8x8xi32, valid=?x?>, %arg2: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg3: index, %arg4: index) {
//|     %0 = pto.subview %arg0[%arg3, %arg4] sizes [1, 64] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 1x64xf32>
//|     %1 = pto.subview %arg0[%arg3, %arg4] sizes [1, 64] valid [%arg3, %arg4] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 1x64xf32, valid=?x?>
//|     %2 = pto.subview %arg1[%arg3, %arg3] sizes [8, 8] valid [%arg4, %arg4] : !pto.tile_buf<vec, 8x8xi32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %3 = pto.subview %arg0[%arg3, %arg4] sizes [8, 8] {test.note} : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x8xf32>
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %4 = pto.subview %arg2[%c0, %c16] sizes [32, 16] : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major> -> !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: index) {
//|     %0 = pto.subview %arg0[%arg1, %arg1] sizes [8, 8] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x8xf32>
//|     %1 = pto.subview %arg0[%arg1, %arg1] sizes [8, 8] valid [%arg1, %arg1] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x8xi32, valid=?x?>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x64xf32>, %arg3: !pto.tile_buf<vec, 8x8xi32, valid=?x?>, %arg4: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg5: index, %arg6: index):
//|     %2 = "pto.subview"(%arg2, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [1, 64]}> : (!pto.tile_buf<vec, 16x64xf32>, index, index) -> !pto.tile_buf<vec, 1x64xf32>
//|     %3 = "pto.subview"(%arg2, %arg5, %arg6, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, sizes = [1, 64]}> : (!pto.tile_buf<vec, 16x64xf32>, index, index, index, index) -> !pto.tile_buf<vec, 1x64xf32, valid=?x?>
//|     %4 = "pto.subview"(%arg3, %arg5, %arg5, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, sizes = [8, 8]}> : (!pto.tile_buf<vec, 8x8xi32, valid=?x?>, index, index, index, index) -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %5 = "pto.subview"(%arg2, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [8, 8]}> {test.note} : (!pto.tile_buf<vec, 16x64xf32>, index, index) -> !pto.tile_buf<vec, 8x8xf32>
//|     %6 = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %7 = "arith.constant"() <{value = 16 : index}> : () -> index
//|     %8 = "pto.subview"(%arg4, %6, %7) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [32, 16]}> : (!pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index) -> !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: index):
//|     %0 = "pto.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [8, 8]}> : (!pto.tile_buf<vec, 16x64xf32>, index, index) -> !pto.tile_buf<vec, 8x8xf32>
//|     %1 = "pto.subview"(%arg0, %arg1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, sizes = [8, 8]}> : (!pto.tile_buf<vec, 16x64xf32>, index, index, index, index) -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
