// Errors of pto.store_vfsimt_info.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.store_vfsimt_info %w, %w, %n : i32, i32, i64
  "pto.store_vfsimt_info"(%w) : (i32) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.store_vfsimt_info %w, %w, %w : i32, i32, i32
  return
}
}

// run 1: exit 1
// stderr:
//| store_vfsimt_info.errors.mlir:6:33: error[PTO0203]: pto.store_vfsimt_info expects an i32 as operand 'dimX', found i64
//| store_vfsimt_info.errors.mlir:7:3: error[PTO0202]: pto.store_vfsimt_info expects 3 operands (dimZ, dimY, dimX), found 1
//| store_vfsimt_info.errors.mlir:16:3: error[PTO0209]: pto.store_vfsimt_info is not available on a3
