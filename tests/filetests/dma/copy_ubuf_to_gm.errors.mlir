// Errors of pto.copy_ubuf_to_gm.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  pto.copy_ubuf_to_gm %gm, %gm, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.copy_ubuf_to_gm %ubh, %gm, %n, %n, %n, %c16, %n, %n : !pto.ptr<f16, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  "pto.copy_ubuf_to_gm"(%ub) : (!pto.ptr<f32, ub>) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| copy_ubuf_to_gm.errors.mlir:7:23: error[PTO0801]: expected `source` in ub, found gm
//| copy_ubuf_to_gm.errors.mlir:8:29: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (f16), found f32
//| copy_ubuf_to_gm.errors.mlir:8:46: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| copy_ubuf_to_gm.errors.mlir:9:3: error[PTO0202]: pto.copy_ubuf_to_gm expects 8 operands (source, destination, sid, n_burst, len_burst, l2_cache_ctl, burst_dst_stride, burst_src_stride), found 1
