// Errors of pto.set_store_atomic_cfg.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  pto.set_store_atomic_cfg %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_store_atomic_cfg : i64
  return
}
}

// run 1: exit 1
// stderr:
//| set_store_atomic_cfg.errors.mlir:6:28: error[PTO0203]: pto.set_store_atomic_cfg expects an i64 as operand 'value', found i32
//| set_store_atomic_cfg.errors.mlir:15:28: error[PTO0005]: expected a value, found ':'
