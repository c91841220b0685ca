// Errors of pto.get_buf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @domains(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.get_buf "PIPE_ALL", 0, 0
  "pto.get_buf"() <{buf_id = 32 : i32, op_type = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.get_buf"() : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.get_buf "PIPE_X", 0, 0
  pto.get_buf "PIPE_V", 32, 0
  pto.get_buf "PIPE_V", 0, -1
  pto.get_buf #pto.event<EVENT_ID0>, 0, 0
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.get_buf "PIPE_V", 0, 0
  return
}
}

// run 1: exit 1
// stderr:
//| get_buf.errors.mlir:6:3: error[PTO0828]: attribute `op_type` cannot be PIPE_ALL in pto.get_buf
//| get_buf.errors.mlir:7:21: error[PTO0207]: pto.get_buf expects an i32 from 0 to 31 as attribute 'buf_id', found 32 : i32
//| get_buf.errors.mlir:8:3: error[PTO0205]: pto.get_buf expects attribute 'buf_id', an i32 from 0 to 31
//| get_buf.errors.mlir:8:3: error[PTO0205]: pto.get_buf expects attribute 'op_type', a case of pipe, pipe_event_type or sync_op_type
//| get_buf.errors.mlir:17:15: error[PTO0601]: unknown pipe 'PIPE_X'
//| get_buf.errors.mlir:18:25: error[PTO0207]: attribute 'buf_id' of pto.get_buf expects an i32 from 0 to 31, found 32 : i32
//| get_buf.errors.mlir:19:28: error[PTO0207]: attribute 'mode' of pto.get_buf expects an i32 from 0 to 2147483647, found -1 : i32
//| get_buf.errors.mlir:20:15: error[PTO0207]: attribute 'op_type' of pto.get_buf expects a case of pipe, pipe_event_type or sync_op_type, found #pto.event<EVENT_ID0>
