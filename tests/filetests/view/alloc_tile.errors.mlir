// Each rule of pto.alloc_tile, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @lines() {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
  %1 = pto.alloc_tile : !pto.tile_buf<vec, 7x8xf32, blayout=col_major>
  %2 = pto.alloc_tile : !pto.tile_buf<vec, 1x8x!pto.f4E2M1x2>
  %3 = pto.alloc_tile : !pto.tile_buf<vec, 1x1xi8>
  return
}

// -----

func.func @boxes() {
  %0 = pto.alloc_tile : !pto.tile_buf<mat, 16x16xi8, blayout=col_major, slayout=row_major>
  %1 = pto.alloc_tile : !pto.tile_buf<mat, 16x16xi8, slayout=col_major>
  %2 = pto.alloc_tile : !pto.tile_buf<acc, 16x24xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %3 = pto.alloc_tile : !pto.tile_buf<acc, 2x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %4 = pto.alloc_tile : !pto.tile_buf<scaling, 16x3xi8, slayout=row_major, fractal=32>
  return
}

// -----

func.func @addresses() {
  %minus = arith.constant -32 : i64
  %odd = arith.constant 33 : i64
  %vec = arith.constant 96 : i64
  %0 = pto.alloc_tile addr = %minus : !pto.tile_buf<vec, 1x8xf32>
  %1 = pto.alloc_tile addr = %odd : !pto.tile_buf<vec, 1x8xf32>
  %2 = pto.alloc_tile addr = %odd : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %3 = pto.alloc_tile addr = %vec : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
  %4 = pto.alloc_tile addr = %vec : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %5 = pto.alloc_tile addr = %vec : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %6 = pto.alloc_tile addr = %odd : !pto.tile_buf<bias, 1x16xf32>
  return
}

// -----

func.func @valid(%n: index) {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32, valid=?x8>
  %1 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  %2 = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 4x8xf32>
  %3 = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 4x8xf32, valid=4x?>
  %4 = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 4x8xf32, valid=4x1>
  return
}

// -----

// Limits and layouts that only the manual states: warnings.
func.func @manual() {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  %1 = pto.alloc_tile : !pto.tile_buf<vec, 8193x8xf32>
  %2 = pto.alloc_tile : !pto.tile_buf<bias, 8x16xf32, blayout=col_major>
  %3 = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=row_major>
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @manual() {
    %0 = pto.alloc_tile : !pto.tile_buf<vec, 65536x8xf32>
    %1 = pto.alloc_tile : !pto.tile_buf<vec, 65535x8xf32>
    return
  }
}

// -----

func.func @syntax() {
  %0 = pto.alloc_tile !pto.tile_buf<vec, 4x8xf32>
  return
}

// -----

func.func @order(%n: index) {
  %0 = pto.alloc_tile valid_col = %n valid_row = %n : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  return
}

// -----

func.func @no_value() {
  %0 = pto.alloc_tile addr = 0 : !pto.tile_buf<vec, 4x8xf32>
  return
}

// -----

// An operand whose type follows from the syntax has that type.
func.func @type(%n: index) {
  %0 = pto.alloc_tile addr = %n : !pto.tile_buf<vec, 4x8xf32>
  return
}

// -----

func.func @generic(%n: index, %at: i64, %v: !pto.tensor_view<4x8xf32>) {
  %0 = "pto.alloc_tile"() : () -> !pto.tile_buf<vec, 4x8xf32>
  %1 = "pto.alloc_tile"() {operandSegmentSizes = array<i32: 0, 0>} : () -> !pto.tile_buf<vec, 4x8xf32>
  %2 = "pto.alloc_tile"(%at) {operandSegmentSizes = array<i32: 0, 0, 0>} : (i64) -> !pto.tile_buf<vec, 4x8xf32>
  %3 = "pto.alloc_tile"(%at, %at) {operandSegmentSizes = array<i32: 2, 0, 0>} : (i64, i64) -> !pto.tile_buf<vec, 4x8xf32>
  %4 = "pto.alloc_tile"(%n) {operandSegmentSizes = array<i32: 1, 0, 0>} : (index) -> !pto.tile_buf<vec, 4x8xf32>
  %5 = "pto.alloc_tile"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pto.tensor_view<4x8xf32>
  %6 = "pto.alloc_tile"() {operandSegmentSizes = array<i64: 0, 0, 0>} : () -> !pto.tile_buf<vec, 4x8xf32>
  "pto.alloc_tile"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}

func.func @end() {
  %last = arith.constant 253952 : i64
  %t = pto.alloc_tile addr = %last : !pto.tile_buf<vec, 16x16xf32>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 128x1024xf32>
  return
}

// run 1: exit 1
// stderr:
//| alloc_tile.errors.mlir:5:8: error[PTO0306]: a row of 7 f32 elements is 28 bytes, not a multiple of 32
//| alloc_tile.errors.mlir:6:8: error[PTO0306]: a column of 7 f32 elements is 28 bytes, not a multiple of 32
//| alloc_tile.errors.mlir:7:8: error[PTO0306]: a row of 8 !pto.f4E2M1x2 elements is 8 bytes, not a multiple of 16
//| alloc_tile.errors.mlir:7:8: error[PTO0338]: elements !pto.f4E2M1x2 are not available on a3
//| alloc_tile.errors.mlir:8:8: error[PTO0306]: a row of 1 i8 elements is 1 bytes, not a multiple of 32
//| alloc_tile.errors.mlir:15:8: error[PTO0307]: 16x16 elements are not divisible into boxes of 16x32
//| alloc_tile.errors.mlir:16:8: error[PTO0307]: 16x16 elements are not divisible into boxes of 32x16
//| alloc_tile.errors.mlir:17:8: error[PTO0307]: 16x24 elements are not divisible into boxes of 16x16
//| alloc_tile.errors.mlir:18:8: error[PTO0307]: 2x16 elements are not divisible into boxes of 16x16
//| alloc_tile.errors.mlir:19:8: error[PTO0307]: 16x3 elements are not divisible into boxes of 16x2
//| alloc_tile.errors.mlir:29:30: error[PTO0308]: address -32 is negative
//| alloc_tile.errors.mlir:30:30: error[PTO0308]: address 33 is not a multiple of 32, the alignment of vec memory
//| alloc_tile.errors.mlir:31:30: error[PTO0308]: address 33 is not a multiple of 32, the alignment of mat memory
//| alloc_tile.errors.mlir:32:30: error[PTO0308]: address 96 is not a multiple of 512, the alignment of left memory
//| alloc_tile.errors.mlir:33:30: error[PTO0308]: address 96 is not a multiple of 512, the alignment of right memory
//| alloc_tile.errors.mlir:34:30: error[PTO0308]: address 96 is not a multiple of 512, the alignment of acc memory
//| alloc_tile.errors.mlir:35:30: error[PTO0308]: address 33 is not a multiple of 32, the alignment of bias memory
//| alloc_tile.errors.mlir:42:8: error[PTO0309]: `valid_row` is missing: the type has `?` valid rows
//| alloc_tile.errors.mlir:43:8: error[PTO0309]: `valid_col` is missing: the type has `?` valid columns
//| alloc_tile.errors.mlir:43:8: error[PTO0309]: `valid_row` is missing: the type has `?` valid rows
//| alloc_tile.errors.mlir:44:35: error[PTO0309]: `valid_row` is given, but the type has 4 valid rows
//| alloc_tile.errors.mlir:45:8: error[PTO0309]: `valid_col` is missing: the type has `?` valid columns
//| alloc_tile.errors.mlir:45:35: error[PTO0309]: `valid_row` is given, but the type has 4 valid rows
//| alloc_tile.errors.mlir:46:35: error[PTO0309]: `valid_col` is given, but the type has 1 valid columns
//| alloc_tile.errors.mlir:54:8: warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| alloc_tile.errors.mlir:55:8: error[PTO0342]: the buffer has 262176 bytes, but vec memory of a3 has 196608
//| alloc_tile.errors.mlir:55:8: warning[PTO0310]: the tile has 8193 rows, expected at most 8192 on a3
//| alloc_tile.errors.mlir:56:8: warning[PTO0311]: layout DN (col_major, none_box) is not in use in bias memory
//| alloc_tile.errors.mlir:57:8: warning[PTO0311]: layout ZZ (row_major, row_major, fractal 512) is not in use in right memory
//| alloc_tile.errors.mlir:65:10: error[PTO0342]: the buffer has 2097152 bytes, but vec memory of a5 has 253952
//| alloc_tile.errors.mlir:65:10: warning[PTO0310]: the tile has 65536 rows, expected at most 65535 on a5
//| alloc_tile.errors.mlir:66:10: error[PTO0342]: the buffer has 2097120 bytes, but vec memory of a5 has 253952
//| alloc_tile.errors.mlir:74:23: error[PTO0005]: expected ':', found '!pto.tile_buf'
//| alloc_tile.errors.mlir:81:38: error[PTO0005]: expected ':', found 'valid_row'
//| alloc_tile.errors.mlir:88:30: error[PTO0005]: expected a value, found '0'
//| alloc_tile.errors.mlir:96:30: error[PTO0210]: expected type 'index' of '%n', found 'i64'
//| alloc_tile.errors.mlir:103:8: error[PTO0208]: pto.alloc_tile expects attribute 'operandSegmentSizes', an array<i32> with an entry for each of addr, valid_row, valid_col
//| alloc_tile.errors.mlir:104:28: error[PTO0208]: pto.alloc_tile expects 3 entries in 'operandSegmentSizes' (addr, valid_row, valid_col), found 2
//| alloc_tile.errors.mlir:105:31: error[PTO0208]: pto.alloc_tile has 1 operands, but the entries of 'operandSegmentSizes' add up to 0
//| alloc_tile.errors.mlir:106:36: error[PTO0208]: pto.alloc_tile cannot have 2 values for operand 'addr'
//| alloc_tile.errors.mlir:107:25: error[PTO0203]: pto.alloc_tile expects an i64 as operand 'addr', found index
//| alloc_tile.errors.mlir:108:8: error[PTO0204]: pto.alloc_tile expects a tile buffer as result 'result', found !pto.tensor_view<4x8xf32>
//| alloc_tile.errors.mlir:109:28: error[PTO0208]: pto.alloc_tile expects attribute 'operandSegmentSizes', an array<i32> with an entry for each of addr, valid_row, valid_col
//| alloc_tile.errors.mlir:110:3: error[PTO0204]: pto.alloc_tile expects 1 result (result), found 0
//| alloc_tile.errors.mlir:116:30: error[PTO0342]: the buffer ends at byte 254976, but vec memory of a3 has 196608 bytes
//| alloc_tile.errors.mlir:117:8: error[PTO0342]: the buffer has 524288 bytes, but vec memory of a3 has 196608
