// Errors of pto.rls_buf_dyn.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: index) {
  %c32 = arith.constant 32 : index
  pto.rls_buf_dyn "PIPE_V", %c32, 0
  pto.rls_buf_dyn "PIPE_ALL", %i, 0
  pto.rls_buf_dyn "PIPE_V", %i, -1
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: index) {
  pto.rls_buf_dyn "PIPE_V", %i, 0
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: i32) {
  "pto.rls_buf_dyn"(%i) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : (i32) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| rls_buf_dyn.errors.mlir:7:29: error[PTO0806]: `buf_id` is 32, expected 0 to 31
//| rls_buf_dyn.errors.mlir:8:3: error[PTO0828]: attribute `op_type` cannot be PIPE_ALL in pto.rls_buf_dyn
//| rls_buf_dyn.errors.mlir:9:33: error[PTO0207]: attribute 'mode' of pto.rls_buf_dyn expects an i32 from 0 to 2147483647, found -1 : i32
//| rls_buf_dyn.errors.mlir:27:21: error[PTO0203]: pto.rls_buf_dyn expects an index as operand 'buf_id', found i32
