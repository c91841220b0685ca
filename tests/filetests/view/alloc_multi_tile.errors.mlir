// Each rule of pto.alloc_multi_tile, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x4xf32>, count=2>
    return
  }

  func.func @error1() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<mat, 24x16xf32, blayout=col_major, slayout=row_major>, count=2>
    return
  }

  func.func @error2() {
    %c16 = arith.constant 16 : i64
    %t = pto.alloc_multi_tile addr = %c16 : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32>, count=2>
    return
  }

  func.func @error3() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32, valid=?x16>, count=2>
    return
  }

  func.func @error4(%r: index) {
    %t = pto.alloc_multi_tile valid_row = %r : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32>, count=2>
    return
  }

  func.func @error5() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 1x8192xf32>, count=2>
    return
  }

  func.func @error6() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<acc, 16x16xf32>, count=2>
    return
  }

  func.func @error7() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x32xf8E4M3FN>, count=2>
    return
  }

  func.func @error8() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32, compact=2>, count=2>
    return
  }
}

// Low precision is of a5.
module attributes {pto.target_arch = "a3"} {
  func.func @error9() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x32xf8E4M3FN>, count=2>
    return
  }

  func.func @end() {
    %t = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 128x256xf32>, count=2>
    return
  }
}

// run 1: exit 1
// stderr:
//| alloc_multi_tile.errors.mlir:6:10: error[PTO0306]: a row of 4 f32 elements is 16 bytes, not a multiple of 32
//| alloc_multi_tile.errors.mlir:11:10: error[PTO0307]: 24x16 elements are not divisible into boxes of 16x8
//| alloc_multi_tile.errors.mlir:17:38: error[PTO0308]: address 16 is not a multiple of 32, the alignment of vec memory
//| alloc_multi_tile.errors.mlir:22:10: error[PTO0309]: `valid_row` is missing: the type has `?` valid rows
//| alloc_multi_tile.errors.mlir:27:43: error[PTO0309]: `valid_row` is given, but the type has 16 valid rows
//| alloc_multi_tile.errors.mlir:32:10: warning[PTO0310]: the tile has 8192 columns, expected at most 4095 on a5
//| alloc_multi_tile.errors.mlir:37:10: warning[PTO0311]: layout ND (row_major, none_box) is not in use in acc memory
//| alloc_multi_tile.errors.mlir:42:10: error[PTO0449]: slots of f8E4M3FN are not supported
//| alloc_multi_tile.errors.mlir:47:10: error[PTO0449]: slots of compact mode row_plus_one are not supported
//| alloc_multi_tile.errors.mlir:55:10: error[PTO0338]: elements f8E4M3FN are not available on a3
//| alloc_multi_tile.errors.mlir:55:10: error[PTO0449]: slots of f8E4M3FN are not supported
//| alloc_multi_tile.errors.mlir:60:10: error[PTO0342]: the buffer has 262144 bytes, but vec memory of a3 has 196608
