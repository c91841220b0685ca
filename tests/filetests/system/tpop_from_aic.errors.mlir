// Errors of pto.tpop_from_aic.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = "pto.tpop_from_aic"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>, split = 0 : i8}> : (index) -> !pto.tile_buf<vec, 16x16xf32>
  %s = pto.tpop_from_aic {split = 0} -> i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.tpop_from_aic(%i, %i) {split = 7} -> !pto.tile_buf<vec, 16x16xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @syntax(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.tpop_from_aic(%i) {split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @more(%r: index, %c: index) {
  %a = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<mat, 16x16xf32>
  %b = pto.tpop_from_aic(%r, %c) {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  %d = pto.tpop_from_aic(%r, %c) {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32, valid=?x16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @more(%r: index, %c: index) {
  %a = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<mat, 16x16xf32>
  %b = pto.tpop_from_aic(%r, %c) {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  %d = pto.tpop_from_aic(%r, %c) {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32, valid=?x16>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func private @subblock(%n: i64) {
    %t = pto.tpop_from_aic {id = 0, split = 0} aiv_subblockid(%n) -> !pto.tile_buf<vec, 16x16xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func private @uneven(%r: index, %c: index) {
    %t = pto.tpop_from_aic {id = 0, split = 3} -> !pto.tile_buf<vec, 16x16xf32, valid=?x?>
    %v = pto.tpop_from_aic(%r, %c) {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| tpop_from_aic.errors.mlir:6:28: error[PTO0804]: `valid_row` is given without `valid_col`
//| tpop_from_aic.errors.mlir:6:28: error[PTO0940]: `valid_row` is given, but the type of the result fixes 16 valid rows
//| tpop_from_aic.errors.mlir:7:8: error[PTO0204]: pto.tpop_from_aic expects a tile buffer or tensor view as result 'tile', found i32
//| tpop_from_aic.errors.mlir:16:43: error[PTO0207]: attribute 'split' of pto.tpop_from_aic expects an i8 from 0 to 4, found 7 : i8
//| tpop_from_aic.errors.mlir:25:28: error[PTO0005]: expected ',', found ')'
//| tpop_from_aic.errors.mlir:34:8: error[PTO0304]: expected the result in vec, found it in mat
//| tpop_from_aic.errors.mlir:35:26: error[PTO0940]: `valid_row` is given, but the type of the result fixes 16 valid rows
//| tpop_from_aic.errors.mlir:35:30: error[PTO0940]: `valid_col` is given, but the type of the result fixes 16 valid columns
//| tpop_from_aic.errors.mlir:36:30: error[PTO0940]: `valid_col` is given, but the type of the result fixes 16 valid columns
//| tpop_from_aic.errors.mlir:45:8: error[PTO0304]: expected the result in vec, found it in mat
//| tpop_from_aic.errors.mlir:46:26: error[PTO0940]: `valid_row` is given, but the type of the result fixes 16 valid rows
//| tpop_from_aic.errors.mlir:46:30: error[PTO0940]: `valid_col` is given, but the type of the result fixes 16 valid columns
//| tpop_from_aic.errors.mlir:47:30: error[PTO0940]: `valid_col` is given, but the type of the result fixes 16 valid columns
//| tpop_from_aic.errors.mlir:56:63: error[PTO0918]: `aiv_subblockid` is given, but the entry is not split
//| tpop_from_aic.errors.mlir:65:10: error[PTO0940]: split 3 needs `valid_row` and `valid_col`
//| tpop_from_aic.errors.mlir:66:28: error[PTO0940]: `valid_row` is given, but the entry is no tile
