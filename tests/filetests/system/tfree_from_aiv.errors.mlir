// Errors of pto.tfree_from_aiv.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.tfree_from_aiv"(%n) <{split = 0 : i8}> : (i64) -> ()
  "pto.tfree_from_aiv"() : () -> ()
  "pto.tfree_from_aiv"() <{split = 5 : i8}> : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.tfree_from_aiv {id = -1, split = 5}
  return
}
}

// run 1: exit 1
// stderr:
//| tfree_from_aiv.errors.mlir:6:24: error[PTO0203]: pto.tfree_from_aiv expects a tile buffer or tensor view as operand 'entry', found i64
//| tfree_from_aiv.errors.mlir:7:3: error[PTO0205]: pto.tfree_from_aiv expects attribute 'split', an i8 from 0 to 4
//| tfree_from_aiv.errors.mlir:8:28: error[PTO0207]: pto.tfree_from_aiv expects an i8 from 0 to 4 as attribute 'split', found 5 : i8
//| tfree_from_aiv.errors.mlir:17:28: error[PTO0207]: attribute 'id' of pto.tfree_from_aiv expects an i32 from 0 to 2147483647, found -1 : i32
//| tfree_from_aiv.errors.mlir:17:40: error[PTO0207]: attribute 'split' of pto.tfree_from_aiv expects an i8 from 0 to 4, found 5 : i8
