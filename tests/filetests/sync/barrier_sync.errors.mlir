// Errors of pto.barrier_sync.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.barrier_sync[<TADD>]
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.barrier_sync[<TVEC>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  "pto.barrier_sync"() : () -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| barrier_sync.errors.mlir:6:21: error[PTO0122]: unknown sync op type 'TADD', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| barrier_sync.errors.mlir:15:26: error[PTO0005]: expected ']'
//| barrier_sync.errors.mlir:24:3: error[PTO0205]: pto.barrier_sync expects attribute 'op_type', TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
