// Buffers that are taken before they are given back.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-buffers


func.func @pipes(%n: index) {
  pto.get_buf["PIPE_MTE2", 0, 0]
  pto.rls_buf["PIPE_MTE2", 0, 0]
  scf.for %i = %n to %n step %n {
    pto.get_buf["PIPE_V", 0, 0]
    pto.get_buf["PIPE_V", 1, 0]
    pto.rls_buf["PIPE_V", 0, 0]
    pto.rls_buf["PIPE_V", 1, 0]
  }
  pto.get_buf[#pto.sync_op_type<TLOAD>, 0, 0]
  pto.rls_buf[#pto.sync_op_type<TLOAD>, 0, 0]
  return
}

// Who calls it has taken the buffer.
func.func private @helper() {
  pto.rls_buf["PIPE_V", 0, 0]
  return
}

// run 1: exit 0
// run 2: exit 0
