// Errors of pto.set_cross_block.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: index) {
  pto.set_cross_block <PIPE_V>, 16
  %c = arith.constant 16 : index
  pto.set_cross_block <PIPE_V>, %c
  pto.set_cross_block <PIPE_M>, 0
  "pto.set_cross_block"(%i) <{event_id = 0 : i32, ffts_mode = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.set_cross_block"() <{pipe = #pto.pipe<PIPE_V>, ffts_mode = 0 : i32}> : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.set_cross_block <PIPE_V>, 0
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  pto.set_cross_block <PIPE_V>, 0 {ffts_mode = 3 : i32}
  return
}
}

// run 1: exit 1
// stderr:
//| set_cross_block.errors.mlir:6:3: error[PTO0607]: expected 0 to 15 as attribute `event_id` on a5, found 16
//| set_cross_block.errors.mlir:8:33: error[PTO0806]: `event_id_dyn` is 16, expected 0 to 15
//| set_cross_block.errors.mlir:9:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_M
//| set_cross_block.errors.mlir:10:25: error[PTO0606]: `event_id_dyn` and attribute `event_id` exclude each other
//| set_cross_block.errors.mlir:11:3: error[PTO0606]: expected `event_id_dyn` or attribute `event_id`
//| set_cross_block.errors.mlir:29:48: error[PTO0207]: attribute 'ffts_mode' of pto.set_cross_block expects an i32 from 0 to 0, found 3 : i32
