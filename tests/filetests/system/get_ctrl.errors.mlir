// Errors of pto.get_ctrl.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.get_ctrl : i32
  %s = "pto.get_ctrl"(%n) : (i64) -> i64
  return
}
}

// run 1: exit 1
// stderr:
//| get_ctrl.errors.mlir:6:8: error[PTO0204]: pto.get_ctrl expects an i64 as result 'result', found i32
//| get_ctrl.errors.mlir:7:8: error[PTO0202]: pto.get_ctrl expects no operands, found 1
