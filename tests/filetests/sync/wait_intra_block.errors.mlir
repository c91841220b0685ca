// Errors of pto.wait_intra_block.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: index) {
  pto.wait_intra_block <PIPE_V>, 32
  %c = arith.constant 32 : index
  pto.wait_intra_block <PIPE_V>, %c
  pto.wait_intra_block <PIPE_M>, 0
  "pto.wait_intra_block"(%i) <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.wait_intra_block"() <{pipe = #pto.pipe<PIPE_V>}> : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.wait_intra_block <PIPE_V>, 0
  return
}
}

// run 1: exit 1
// stderr:
//| wait_intra_block.errors.mlir:6:3: error[PTO0607]: expected 0 to 31 as attribute `event_id` on a5, found 32
//| wait_intra_block.errors.mlir:8:34: error[PTO0806]: `event_id_dyn` is 32, expected 0 to 31
//| wait_intra_block.errors.mlir:9:3: error[PTO0608]: expected PIPE_V, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3 or PIPE_FIX as attribute `pipe` on a5, found PIPE_M
//| wait_intra_block.errors.mlir:10:26: error[PTO0606]: `event_id_dyn` and attribute `event_id` exclude each other
//| wait_intra_block.errors.mlir:11:3: error[PTO0606]: expected `event_id_dyn` or attribute `event_id`
