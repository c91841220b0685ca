// Errors of pto.tpush_to_aic.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.tpush_to_aic(%n : i64) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.tpush_to_aic(%n : i64) {id = 0, split = 9}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @more(%t: !pto.tile_buf<mat, 16x16xf32>) {
  pto.tpush_to_aic(%t : !pto.tile_buf<mat, 16x16xf32>) {id = 0, split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func private @subblock(%t: !pto.tile_buf<vec, 16x16xf32>, %v: !pto.tensor_view<16x16xf32>, %n: i64) {
    pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0} aiv_subblockid(%n)
    pto.tpush_to_aic(%v : !pto.tensor_view<16x16xf32>) {id = 0, split = 1} aiv_subblockid(%n)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpush_to_aic.errors.mlir:6:20: error[PTO0203]: pto.tpush_to_aic expects a tile buffer or tensor view as operand 'tile', found i64
//| tpush_to_aic.errors.mlir:15:20: error[PTO0203]: pto.tpush_to_aic expects a tile buffer or tensor view as operand 'tile', found i64
//| tpush_to_aic.errors.mlir:15:47: error[PTO0207]: attribute 'split' of pto.tpush_to_aic expects an i8 from 0 to 4, found 9 : i8
//| tpush_to_aic.errors.mlir:24:20: error[PTO0304]: expected `tile` in vec, found it in mat
//| tpush_to_aic.errors.mlir:33:93: error[PTO0918]: `aiv_subblockid` is given, but the entry is not split
//| tpush_to_aic.errors.mlir:34:91: error[PTO0918]: `aiv_subblockid` is given, but the entry is no tile in vec
