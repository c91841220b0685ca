// Errors of pto.mte_l1_fb.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_fb %gm, %fb, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, fb>, i64, i64, i64, i64
  pto.mte_l1_fb %l1, %gm, %n nburst(%n, %n, %n) : !pto.ptr<f32, l1>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @types(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_fb %l1, %fbh, %n nburst(%n, %n, %n) : !pto.ptr<f32, l1>, !pto.ptr<f16, fb>, i64, i64, i64, i64
  return
}
}

// run 1: exit 1
// stderr:
//| mte_l1_fb.errors.mlir:6:17: error[PTO0801]: expected `source` in l1, found gm
//| mte_l1_fb.errors.mlir:7:22: error[PTO0801]: expected `destination` in fb, found gm
//| mte_l1_fb.errors.mlir:16:22: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
