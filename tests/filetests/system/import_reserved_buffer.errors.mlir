// Errors of pto.import_reserved_buffer.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.import_reserved_buffer{name = "fifo", peer_func = @k} -> i64
  %s = "pto.import_reserved_buffer"() <{name = "fifo"}> : () -> i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.import_reserved_buffer{name = 1, peer_func = "k"} -> i32
  return
}
}

// run 1: exit 1
// stderr:
//| import_reserved_buffer.errors.mlir:6:8: error[PTO0204]: pto.import_reserved_buffer expects an i32 as result 'addr', found i64
//| import_reserved_buffer.errors.mlir:7:8: error[PTO0205]: pto.import_reserved_buffer expects attribute 'peer_func', a symbol reference
//| import_reserved_buffer.errors.mlir:16:42: error[PTO0207]: attribute 'name' of pto.import_reserved_buffer expects a string, found 1 : i64
//| import_reserved_buffer.errors.mlir:16:57: error[PTO0207]: attribute 'peer_func' of pto.import_reserved_buffer expects a symbol reference, found "k"
