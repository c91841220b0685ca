// Errors of pto.trap.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = "pto.trap"() : () -> i32
  return
}
}

// run 1: exit 1
// stderr:
//| trap.errors.mlir:6:8: error[PTO0204]: pto.trap expects no results, found 1
