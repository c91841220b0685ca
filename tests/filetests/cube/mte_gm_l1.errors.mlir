// Errors of pto.mte_gm_l1.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_l1 %bt, %l1, %n nburst(%n, %n, %n) : !pto.ptr<f32, bt>, !pto.ptr<f32, l1>, i64, i64, i64, i64
  pto.mte_gm_l1 %gm, %bt, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, bt>, i64, i64, i64, i64
  pto.mte_gm_l1 %gm, %l1h, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @loops(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.mte_gm_l1"(%gm, %l1, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| mte_gm_l1.errors.mlir:6:17: error[PTO0801]: expected `source` in gm, found bt
//| mte_gm_l1.errors.mlir:7:22: error[PTO0801]: expected `destination` in l1, found bt
//| mte_gm_l1.errors.mlir:8:22: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_gm_l1.errors.mlir:17:45: error[PTO0803]: expected 1 values of `loop_dst_strides` as of `loop_counts`, found 0
//| mte_gm_l1.errors.mlir:17:45: error[PTO0803]: expected 1 values of `loop_src_strides` as of `loop_counts`, found 0
