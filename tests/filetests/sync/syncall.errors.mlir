// Errors of pto.syncall.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%w: !pto.ptr<i32, gm>, %f: !pto.ptr<f32, gm>, %u: !pto.ptr<i32, ub>, %v: !pto.tensor_view<8xi32>, %n: i32) {
  pto.syncall() mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
  pto.syncall(%f : !pto.ptr<f32, gm>) mode = soft, core_type = mix
  pto.syncall(%u : !pto.ptr<i32, ub>) mode = soft, core_type = mix
  pto.syncall(%v : !pto.tensor_view<8xi32>) mode = soft, core_type = mix
  "pto.syncall"(%n) <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.syncall() mode = #pto.sync_all_mode<firm>, core_type = #pto.sync_core_type<all>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @hard(%w: !pto.ptr<i32, gm>) {
    pto.syncall(%w : !pto.ptr<i32, gm>) mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<mix>
    return
  }
}

// run 1: exit 1
// stderr:
//| syncall.errors.mlir:6:17: error[PTO0604]: soft `mode` needs `gm_workspace`
//| syncall.errors.mlir:7:15: error[PTO0605]: expected i32 in `gm_workspace`, found !pto.ptr<f32, gm>
//| syncall.errors.mlir:8:15: error[PTO0605]: expected `gm_workspace` in gm, found !pto.ptr<i32, ub>
//| syncall.errors.mlir:9:15: error[PTO0605]: `gm_workspace` has 32 bytes, at least 64 are needed
//| syncall.errors.mlir:10:17: error[PTO0805]: `used_cores` is given without `gm_workspace`
//| syncall.errors.mlir:19:43: error[PTO0122]: unknown sync all mode 'firm', expected hard or soft
//| syncall.errors.mlir:19:82: error[PTO0122]: unknown sync core type 'all', expected mix, aic_only or aiv_only
//| syncall.errors.mlir:28:17: error[PTO0829]: `gm_workspace` needs soft as attribute `mode`, found hard
