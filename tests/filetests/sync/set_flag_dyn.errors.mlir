// Errors of pto.set_flag_dyn.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: index) {
  %c8 = arith.constant 8 : index
  pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %c8]
  pto.set_flag_dyn[<PIPE_Q>, <PIPE_V>, %i]
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: i64) {
  "pto.set_flag_dyn"(%i) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> : (i64) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| set_flag_dyn.errors.mlir:7:40: error[PTO0806]: `event_id` is 8, expected 0 to 7
//| set_flag_dyn.errors.mlir:8:21: error[PTO0601]: unknown pipe 'PIPE_Q'
//| set_flag_dyn.errors.mlir:17:22: error[PTO0203]: pto.set_flag_dyn expects an index as operand 'event_id', found i64
