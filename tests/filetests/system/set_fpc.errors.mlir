// Errors of pto.set_fpc.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  pto.set_fpc %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_fpc : i64
  return
}
}

// run 1: exit 1
// stderr:
//| set_fpc.errors.mlir:6:15: error[PTO0203]: pto.set_fpc expects an i64 as operand 'value', found i32
//| set_fpc.errors.mlir:15:15: error[PTO0005]: expected a value, found ':'
