// Errors of pto.syncthreads.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() attributes {pto.simt_entry} {
  pto.syncthreads
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: i32) attributes {pto.simt_entry} {
  "pto.syncthreads"(%i) : (i32) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| syncthreads.errors.mlir:6:3: error[PTO0209]: pto.syncthreads is not available on a3
//| syncthreads.errors.mlir:15:3: error[PTO0202]: pto.syncthreads expects no operands, found 1
