// Errors of pto.threadfence.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() attributes {pto.simt_entry} {
  pto.threadfence
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: i32) attributes {pto.simt_entry} {
  "pto.threadfence"(%i) : (i32) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| threadfence.errors.mlir:6:3: error[PTO0209]: pto.threadfence is not available on a3
//| threadfence.errors.mlir:15:3: error[PTO0202]: pto.threadfence expects no operands, found 1
