// Errors of pto.sync.set.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @events(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : index
  "pto.sync.set"(%i) <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.sync.set"() <{pipe = #pto.pipe<PIPE_V>}> : () -> ()
  pto.sync.set <PIPE_V>, 16
  pto.sync.set <PIPE_V>, %c16
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @domains(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.sync.set <PIPE_V>, 0 {ffts_mode = 3 : i32}
  pto.sync.set <PIPE_Q>, 0
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @more() {
  pto.sync.set <PIPE_ALL>, 0
  pto.sync.set <PIPE_S>, 0
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @more() {
  pto.sync.set <PIPE_ALL>, 0
  pto.sync.set <PIPE_S>, 0
  return
}
}

// run 1: exit 1
// stderr:
//| sync.set.errors.mlir:7:18: error[PTO0606]: `event_id_dyn` and attribute `event_id` exclude each other
//| sync.set.errors.mlir:8:3: error[PTO0606]: expected `event_id_dyn` or attribute `event_id`
//| sync.set.errors.mlir:9:3: error[PTO0607]: expected 0 to 15 as attribute `event_id` on a5, found 16
//| sync.set.errors.mlir:10:26: error[PTO0806]: `event_id_dyn` is 16, expected 0 to 15
//| sync.set.errors.mlir:19:41: error[PTO0207]: attribute 'ffts_mode' of pto.sync.set expects an i32 from 0 to 2, found 3 : i32
//| sync.set.errors.mlir:20:17: error[PTO0601]: unknown pipe 'PIPE_Q'
//| sync.set.errors.mlir:29:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_ALL
//| sync.set.errors.mlir:30:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_S
//| sync.set.errors.mlir:39:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_ALL
//| sync.set.errors.mlir:40:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_S
