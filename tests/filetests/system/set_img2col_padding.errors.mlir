// Errors of pto.set_img2col_padding.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: i64) {
  pto.set_img2col_padding ins(%c : i64)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: !pto.fmatrix_config) {
  pto.set_img2col_padding ins()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%c: !pto.fmatrix_config<3>) {
  pto.set_img2col_padding ins(%c : !pto.fmatrix_config)
  return
}
}

// run 1: exit 1
// stderr:
//| set_img2col_padding.errors.mlir:6:31: error[PTO0203]: pto.set_img2col_padding expects a matrix configuration as operand 'cfg', found i64
//| set_img2col_padding.errors.mlir:15:31: error[PTO0005]: expected a value, found ')'
//| set_img2col_padding.errors.mlir:23:37: error[PTO0124]: fmatrix_config takes no parameters
