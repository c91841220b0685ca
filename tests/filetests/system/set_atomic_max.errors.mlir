// Errors of pto.set_atomic_max.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  "pto.set_atomic_max"(%a) : (i32) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = "pto.set_atomic_max"() : () -> i32
  return
}
}

// run 1: exit 1
// stderr:
//| set_atomic_max.errors.mlir:6:3: error[PTO0202]: pto.set_atomic_max expects no operands, found 1
//| set_atomic_max.errors.mlir:15:8: error[PTO0204]: pto.set_atomic_max expects no results, found 1
