// A pipe outside of the domain, missing, or of the wrong kind.
// RUN: %s --split-input-file --diagnostics=short

func.func @domains() {
  pto.barrier <PIPE_SCALAR>
  pto.barrier true
  pto.barrier 11
  pto.barrier #pto.event<EVENT_ID0>
  return
}

// -----

func.func @empty() {
  pto.barrier #pto.pipe<>
  return
}

// -----

func.func @none() {
  pto.barrier
  return
}

// -----

func.func @generic() {
  "pto.barrier"() : () -> ()
  "pto.barrier"() {pipe = 4 : i32} : () -> ()
  "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>, scope = "core"}> : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| barrier.errors.mlir:5:16: error[PTO0601]: unknown pipe 'PIPE_SCALAR', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| barrier.errors.mlir:6:15: error[PTO0601]: unknown pipe 'true', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| barrier.errors.mlir:7:15: error[PTO0207]: attribute 'pipe' of pto.barrier expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found 11 : i64
//| barrier.errors.mlir:8:15: error[PTO0207]: attribute 'pipe' of pto.barrier expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found #pto.event<EVENT_ID0>
//| barrier.errors.mlir:15:25: error[PTO0005]: expected pipe
//| barrier.errors.mlir:22:3: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.barrier'
//| barrier.errors.mlir:23:3: error[PTO0601]: unknown pipe 'return', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| barrier.errors.mlir:29:3: error[PTO0205]: pto.barrier expects attribute 'pipe', PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| barrier.errors.mlir:30:20: error[PTO0207]: pto.barrier expects PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX as attribute 'pipe', found 4 : i32
//| barrier.errors.mlir:31:49: error[PTO0206]: pto.barrier has no inherent attribute 'scope', only pipe
