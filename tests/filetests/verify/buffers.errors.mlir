// Buffers given back that were not taken, or taken twice.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


func.func @not_taken() {
  pto.rls_buf["PIPE_V", 0, 0]
  pto.get_buf["PIPE_V", 0, 0]
  pto.rls_buf["PIPE_V", 1, 0]
  pto.rls_buf["PIPE_MTE3", 0, 0]
  return
}

func.func @twice() {
  pto.get_buf["PIPE_V", 0, 0]
  pto.get_buf["PIPE_V", 0, 1]
  pto.rls_buf["PIPE_V", 0, 0]
  return
}

func.func private @released_twice() {
  pto.get_buf["PIPE_V", 3, 0]
  pto.rls_buf["PIPE_V", 3, 0]
  pto.rls_buf["PIPE_V", 3, 0]
  return
}

// run 1: exit 1
// stderr:
//| buffers.errors.mlir:6:3: error[PTO1220]: PIPE_V releases buffer 0, which it has not acquired
//| buffers.errors.mlir:8:3: error[PTO1220]: PIPE_V releases buffer 1, which it has not acquired
//| buffers.errors.mlir:9:3: error[PTO1220]: PIPE_MTE3 releases buffer 0, which it has not acquired
//| buffers.errors.mlir:15:3: error[PTO1221]: PIPE_V acquires buffer 0 again before it releases it
//| buffers.errors.mlir:23:3: error[PTO1220]: PIPE_V releases buffer 3, which it has not acquired
