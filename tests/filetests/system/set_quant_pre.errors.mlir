// Errors of pto.set_quant_pre.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  pto.set_quant_pre %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_quant_pre : i64
  return
}
}

// run 1: exit 1
// stderr:
//| set_quant_pre.errors.mlir:6:21: error[PTO0203]: pto.set_quant_pre expects an i64 as operand 'value', found i32
//| set_quant_pre.errors.mlir:15:21: error[PTO0005]: expected a value, found ':'
