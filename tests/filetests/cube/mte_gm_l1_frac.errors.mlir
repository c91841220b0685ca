// Errors of pto.mte_gm_l1_frac.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_l1_frac %l1, %l1, nd2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %b) : !pto.ptr<f32, l1>, !pto.ptr<f32, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  pto.mte_gm_l1_frac %gm, %gm, nd2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %b) : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  pto.mte_gm_l1_frac %gm, %l1h, nd2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %b) : !pto.ptr<f32, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @hint(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  pto.mte_gm_l1_frac %gm, %l1, nd2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%c16, %b) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @modes(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_l1_frac %gm, %l1, nd2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %b) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, dn2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  pto.mte_gm_l1_frac %gm, %l1, nd2nd, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %b) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
}

// run 1: exit 1
// stderr:
//| mte_gm_l1_frac.errors.mlir:6:22: error[PTO0801]: expected `source` in gm, found l1
//| mte_gm_l1_frac.errors.mlir:7:27: error[PTO0801]: expected `destination` in l1, found gm
//| mte_gm_l1_frac.errors.mlir:8:27: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_gm_l1_frac.errors.mlir:18:102: error[PTO0806]: `l2_cache_ctrl` is 16, expected 0 to 15
//| mte_gm_l1_frac.errors.mlir:27:150: error[PTO0111]: attribute 'mode' is given twice
//| mte_gm_l1_frac.errors.mlir:28:32: error[PTO0122]: unknown cube load frac mode 'nd2nd', expected nd2nz or dn2nz
