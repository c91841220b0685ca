// Errors of pto.setfmatrix.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: i64) {
  pto.setfmatrix ins(%c : i64)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: !pto.fmatrix_config) {
  pto.setfmatrix ins()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: !pto.fmatrix_config<3>) {
  pto.setfmatrix ins(%c : !pto.fmatrix_config)
  return
}
}

// run 1: exit 1
// stderr:
//| setfmatrix.errors.mlir:6:22: error[PTO0203]: pto.setfmatrix expects a tile buffer or matrix configuration as operand 'cfg', found i64
//| setfmatrix.errors.mlir:15:22: error[PTO0005]: expected a value, found ')'
//| setfmatrix.errors.mlir:23:37: error[PTO0124]: fmatrix_config takes no parameters
