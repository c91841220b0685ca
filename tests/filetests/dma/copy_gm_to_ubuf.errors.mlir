// Errors of pto.copy_gm_to_ubuf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  pto.copy_gm_to_ubuf %ub, %ub, %n, %n, %n, %n, %n, %b, %n, %n, %n : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  pto.copy_gm_to_ubuf %gm, %gm, %n, %n, %n, %n, %n, %b, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  pto.copy_gm_to_ubuf %gm, %ubh, %n, %n, %n, %n, %n, %b, %c16, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  "pto.copy_gm_to_ubuf"(%gm, %ub) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| copy_gm_to_ubuf.errors.mlir:7:23: error[PTO0801]: expected `source` in gm, found ub
//| copy_gm_to_ubuf.errors.mlir:8:28: error[PTO0801]: expected `destination` in ub, found gm
//| copy_gm_to_ubuf.errors.mlir:9:28: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| copy_gm_to_ubuf.errors.mlir:9:58: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| copy_gm_to_ubuf.errors.mlir:10:3: error[PTO0202]: pto.copy_gm_to_ubuf expects 11 operands (source, destination, sid, n_burst, len_burst, left_padding_count, right_padding_count, data_select_bit, l2_cache_ctl, gm_stride, ub_stride), found 2
