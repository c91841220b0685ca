// Every shape of pto.alloc_tile.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @operands(%n: index, %m: index, %at: i64) {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
  %1 = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x8xf32>
  %2 = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 32x32xf32, valid=?x32>
  %3 = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 1x32xf32, valid=1x?>
  %4 = pto.alloc_tile valid_row = %n valid_col = %m : !pto.tile_buf<vec, 2x8xf32, valid=?x?>
  %5 = pto.alloc_tile addr = %at valid_row = %n : !pto.tile_buf<vec, 32x8xf32, valid=?x1>
  %6 = pto.alloc_tile addr = %at valid_col = %n : !pto.tile_buf<vec, 32x8xf32, valid=1x?>
  %7 = pto.alloc_tile addr = %at valid_row = %n valid_col = %m {test.note} : !pto.tile_buf<vec, 32x8xf32, valid=?x?>
  return
}

func.func @generic(%n: index, %at: i64) {
  %0 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 4x8xf32>
  %1 = "pto.alloc_tile"(%at) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> !pto.tile_buf<vec, 4x8xf32>
  %2 = "pto.alloc_tile"(%n, %n) {operandSegmentSizes = array<i32: 0, 1, 1>, test.note} : (index, index) -> !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  return
}

// -----

// Constant addresses, aligned for each memory.
func.func @addresses() {
  %zero = arith.constant 0 : i64
  %vec = arith.constant 96 : i64
  %left = arith.constant 1536 : i64
  %0 = pto.alloc_tile addr = %vec : !pto.tile_buf<vec, 1x8xf32>
  %1 = pto.alloc_tile addr = %vec : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %2 = pto.alloc_tile addr = %left : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
  %3 = pto.alloc_tile addr = %left : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %4 = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %5 = pto.alloc_tile addr = %vec : !pto.tile_buf<bias, 1x16xf32>
  %6 = pto.alloc_tile addr = %vec : !pto.tile_buf<scaling, 16x2xi8, slayout=row_major, fractal=32>
  return
}

// -----

// Lines of whole units: columns where row major, rows where column major, 16 bytes for packed 4-bit floats.
func.func @lines() {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 3x8xf32>
  %1 = pto.alloc_tile : !pto.tile_buf<vec, 8x3xf32, blayout=col_major>
  %2 = pto.alloc_tile : !pto.tile_buf<vec, 1x4xf64>
  return
}

module attributes {pto.target_arch = "a5"} {
  func.func @packed() {
    %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x16x!pto.f4E2M1x2>
    return
  }
}

// Whole boxes; tiles of one row have boxes of one row.
func.func @boxes() {
  %0 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xi8, blayout=col_major, slayout=row_major>
  %1 = pto.alloc_tile : !pto.tile_buf<mat, 32x16xi8, slayout=col_major>
  %2 = pto.alloc_tile : !pto.tile_buf<mat, 16x8xf32, blayout=col_major, slayout=row_major>
  %3 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
  %4 = pto.alloc_tile : !pto.tile_buf<left, 1x48xf16, slayout=row_major>
  %5 = pto.alloc_tile : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: index, %arg1: index, %arg2: i64) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
//|     %1 = pto.alloc_tile addr = %arg2 : !pto.tile_buf<vec, 1x8xf32>
//|     %2 = pto.alloc_tile valid_row = %arg0 : !pto.tile_buf<vec, 32x32xf32, valid=?x32>
//|     %3 = pto.alloc_tile valid_col = %arg0 : !pto.tile_buf<vec, 1x32xf32, valid=1x?>
//|     %4 = pto.alloc_tile valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 2x8xf32, valid=?x?>
//|     %5 = pto.alloc_tile addr = %arg2 valid_row = %arg0 : !pto.tile_buf<vec, 32x8xf32, valid=?x1>
//|     %6 = pto.alloc_tile addr = %arg2 valid_col = %arg0 : !pto.tile_buf<vec, 32x8xf32, valid=1x?>
//|     %7 = pto.alloc_tile addr = %arg2 valid_row = %arg0 valid_col = %arg1 {test.note} : !pto.tile_buf<vec, 32x8xf32, valid=?x?>
//|     return
//|   }
//|   func.func @generic(%arg0: index, %arg1: i64) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
//|     %1 = pto.alloc_tile addr = %arg1 : !pto.tile_buf<vec, 4x8xf32>
//|     %2 = pto.alloc_tile valid_row = %arg0 valid_col = %arg0 {test.note} : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @addresses() {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c96_i64 = arith.constant 96 : i64
//|     %c1536_i64 = arith.constant 1536 : i64
//|     %0 = pto.alloc_tile addr = %c96_i64 : !pto.tile_buf<vec, 1x8xf32>
//|     %1 = pto.alloc_tile addr = %c96_i64 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %2 = pto.alloc_tile addr = %c1536_i64 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
//|     %3 = pto.alloc_tile addr = %c1536_i64 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
//|     %4 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %5 = pto.alloc_tile addr = %c96_i64 : !pto.tile_buf<bias, 1x16xf32>
//|     %6 = pto.alloc_tile addr = %c96_i64 : !pto.tile_buf<scaling, 16x2xi8, slayout=row_major, fractal=32>
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @lines() {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 3x8xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 8x3xf32, blayout=col_major>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 1x4xf64>
//|     return
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @packed() {
//|       %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x16x!pto.f4E2M1x2>
//|       return
//|     }
//|   }
//|   func.func @boxes() {
//|     %0 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xi8, blayout=col_major, slayout=row_major>
//|     %1 = pto.alloc_tile : !pto.tile_buf<mat, 32x16xi8, slayout=col_major>
//|     %2 = pto.alloc_tile : !pto.tile_buf<mat, 16x8xf32, blayout=col_major, slayout=row_major>
//|     %3 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %4 = pto.alloc_tile : !pto.tile_buf<left, 1x48xf16, slayout=row_major>
//|     %5 = pto.alloc_tile : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index, index, i64) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg2: index, %arg3: index, %arg4: i64):
//|     %3 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 4x8xf32>
//|     %4 = "pto.alloc_tile"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 1x8xf32>
//|     %5 = "pto.alloc_tile"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> !pto.tile_buf<vec, 32x32xf32, valid=?x32>
//|     %6 = "pto.alloc_tile"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> !pto.tile_buf<vec, 1x32xf32, valid=1x?>
//|     %7 = "pto.alloc_tile"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (index, index) -> !pto.tile_buf<vec, 2x8xf32, valid=?x?>
//|     %8 = "pto.alloc_tile"(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i64, index) -> !pto.tile_buf<vec, 32x8xf32, valid=?x1>
//|     %9 = "pto.alloc_tile"(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, index) -> !pto.tile_buf<vec, 32x8xf32, valid=1x?>
//|     %10 = "pto.alloc_tile"(%arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> {test.note} : (i64, index, index) -> !pto.tile_buf<vec, 32x8xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: index, %arg1: i64):
//|     %0 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 4x8xf32>
//|     %1 = "pto.alloc_tile"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 4x8xf32>
//|     %2 = "pto.alloc_tile"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> {test.note} : (index, index) -> !pto.tile_buf<vec, 4x8xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "addresses"}> ({
//|     %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %1 = "arith.constant"() <{value = 96 : i64}> : () -> i64
//|     %2 = "arith.constant"() <{value = 1536 : i64}> : () -> i64
//|     %3 = "pto.alloc_tile"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 1x8xf32>
//|     %4 = "pto.alloc_tile"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %5 = "pto.alloc_tile"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<left, 16x16xf16, slayout=row_major>
//|     %6 = "pto.alloc_tile"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<right, 16x16xf16, slayout=col_major>
//|     %7 = "pto.alloc_tile"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %8 = "pto.alloc_tile"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<bias, 1x16xf32>
//|     %9 = "pto.alloc_tile"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<scaling, 16x2xi8, slayout=row_major, fractal=32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "lines"}> ({
//|     %7 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 3x8xf32>
//|     %8 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 8x3xf32, blayout=col_major>
//|     %9 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 1x4xf64>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = () -> (), sym_name = "packed"}> ({
//|       %6 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 1x16x!pto.f4E2M1x2>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "boxes"}> ({
//|     %0 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<mat, 16x32xi8, blayout=col_major, slayout=row_major>
//|     %1 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<mat, 32x16xi8, slayout=col_major>
//|     %2 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<mat, 16x8xf32, blayout=col_major, slayout=row_major>
//|     %3 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %4 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<left, 1x48xf16, slayout=row_major>
//|     %5 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
