// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 1.4 at most 8192 rows on a2 and a3, 65535 on a5, and 4095 columns
func.func @kept() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8192x1xf32, blayout=col_major>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 1x4088xf32>
  return
}

func.func @broken() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8200x1xf32, blayout=col_major>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  return
}

// -----

// 1.5 a row of an unboxed row-major tile, and a column of a column-major one, is whole units of 32 bytes
func.func @kept() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 3x8xf32>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 8x3xf32, blayout=col_major>
  return
}

func.func @broken() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x3xf32>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 3x8xf32, blayout=col_major>
  return
}

// -----

// 1.6 of packed 4-bit floats whole units of 16 bytes
module attributes {pto.target_arch = "a5"} {
func.func @kept() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 4x16x!pto.f4E2M1x2>
  return
}

func.func @broken() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 4x24x!pto.f4E2M1x2>
  return
}
}

// -----

// 1.7 a boxed tile is whole boxes: 16x16 of fractal 1024, 16x2 of 32, 32 bytes by 16 of 512
func.func @kept() {
  %a = pto.alloc_tile : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %b = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %c = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %d = pto.alloc_tile : !pto.tile_buf<left, 1x16xf16, slayout=row_major>
  return
}

func.func @broken() {
  %a = pto.alloc_tile : !pto.tile_buf<acc, 16x24xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %b = pto.alloc_tile : !pto.tile_buf<mat, 16x8xf16, blayout=col_major, slayout=row_major>
  %c = pto.alloc_tile : !pto.tile_buf<right, 16x8xf16, slayout=col_major>
  %d = pto.alloc_tile : !pto.tile_buf<left, 8x16xf16, slayout=row_major>
  return
}

// -----

// 1.8 an address is not negative, and a multiple of 32 in vec, mat, bias and scaling, of 512 in left, right and acc
func.func @kept() {
  %c0 = arith.constant 32 : i64
  %c1 = arith.constant 512 : i64
  %t = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 8x8xf32>
  %u = pto.alloc_tile addr = %c1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  return
}

func.func @broken() {
  %c0 = arith.constant 16 : i64
  %c1 = arith.constant 256 : i64
  %c2 = arith.constant -32 : i64
  %t = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 8x8xf32>
  %u = pto.alloc_tile addr = %c1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %v = pto.alloc_tile addr = %c2 : !pto.tile_buf<vec, 8x8xf32>
  return
}

// -----

// 1.9 valid_row, and valid_col, is given exactly where the type has `?`
func.func @kept(%n: index) {
  %t = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 8x8xf32, valid=?x8>
  return
}

func.func @broken(%n: index) {
  %t = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 8x8xf32, valid=?x8>
  return
}

// -----

// 1.14 a valid region that is set is inside of the tile
func.func @kept(%n: index) {
  %c = arith.constant 8 : index
  %t = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  pto.set_validshape %t, %c, %c : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  return
}

func.func @broken(%n: index) {
  %c = arith.constant 9 : index
  %m = arith.constant -1 : index
  %t = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  pto.set_validshape %t, %c, %m : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  return
}

// run 1: exit 1
// stderr:
//| tiles.mlir:12:8: warning[PTO0310]: the tile has 8200 rows, expected at most 8192 on a3
//| tiles.mlir:13:8: warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| tiles.mlir:27:8: error[PTO0306]: a row of 3 f32 elements is 12 bytes, not a multiple of 32
//| tiles.mlir:28:8: error[PTO0306]: a column of 3 f32 elements is 12 bytes, not a multiple of 32
//| tiles.mlir:42:8: error[PTO0306]: a row of 24 !pto.f4E2M1x2 elements is 24 bytes, not a multiple of 16
//| tiles.mlir:59:8: error[PTO0307]: 16x24 elements are not divisible into boxes of 16x16
//| tiles.mlir:60:8: error[PTO0307]: 16x8 elements are not divisible into boxes of 16x16
//| tiles.mlir:61:8: error[PTO0307]: 16x8 elements are not divisible into boxes of 16x16
//| tiles.mlir:62:8: error[PTO0307]: 8x16 elements are not divisible into boxes of 16x16
//| tiles.mlir:81:30: error[PTO0308]: address 16 is not a multiple of 32, the alignment of vec memory
//| tiles.mlir:82:30: error[PTO0308]: address 256 is not a multiple of 512, the alignment of acc memory
//| tiles.mlir:83:30: error[PTO0308]: address -32 is negative
//| tiles.mlir:96:8: error[PTO0309]: `valid_row` is missing: the type has `?` valid rows
//| tiles.mlir:96:35: error[PTO0309]: `valid_col` is given, but the type has 8 valid columns
//| tiles.mlir:114:26: error[PTO0435]: 9 valid rows in a tile of 8
//| tiles.mlir:114:30: error[PTO0435]: -1 valid columns in a tile of 8
