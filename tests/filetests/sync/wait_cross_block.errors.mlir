// Errors of pto.wait_cross_block.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: index) {
  pto.wait_cross_block <PIPE_V>, 16
  %c = arith.constant 16 : index
  pto.wait_cross_block <PIPE_V>, %c
  pto.wait_cross_block <PIPE_M>, 0
  "pto.wait_cross_block"(%i) <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.wait_cross_block"() <{pipe = #pto.pipe<PIPE_V>}> : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.wait_cross_block <PIPE_V>, 0
  return
}
}

// run 1: exit 1
// stderr:
//| wait_cross_block.errors.mlir:6:3: error[PTO0607]: expected 0 to 15 as attribute `event_id` on a5, found 16
//| wait_cross_block.errors.mlir:8:34: error[PTO0806]: `event_id_dyn` is 16, expected 0 to 15
//| wait_cross_block.errors.mlir:9:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_M
//| wait_cross_block.errors.mlir:10:26: error[PTO0606]: `event_id_dyn` and attribute `event_id` exclude each other
//| wait_cross_block.errors.mlir:11:3: error[PTO0606]: expected `event_id_dyn` or attribute `event_id`
