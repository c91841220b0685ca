// Errors of pto.set_relu_alpha.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  pto.set_relu_alpha %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_relu_alpha : i64
  return
}
}

// run 1: exit 1
// stderr:
//| set_relu_alpha.errors.mlir:6:22: error[PTO0203]: pto.set_relu_alpha expects an i64 as operand 'value', found i32
//| set_relu_alpha.errors.mlir:15:22: error[PTO0005]: expected a value, found ':'
