// Errors of pto.set_atomic_bf16.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  "pto.set_atomic_bf16"(%a) : (i32) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = "pto.set_atomic_bf16"() : () -> i32
  return
}
}

// run 1: exit 1
// stderr:
//| set_atomic_bf16.errors.mlir:6:3: error[PTO0202]: pto.set_atomic_bf16 expects no operands, found 1
//| set_atomic_bf16.errors.mlir:15:8: error[PTO0204]: pto.set_atomic_bf16 expects no results, found 1
