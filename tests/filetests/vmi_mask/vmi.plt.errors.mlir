// Errors of pto.vmi.plt.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @kind0(%a0: !pto.align) {
  %r:2 = "pto.vmi.plt"(%a0) : (!pto.align) -> (!pto.vmi.mask<64xpred>, i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%n: i32) {
  %m, %o = pto.vmi.plt %n : i32
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.plt.errors.mlir:6:24: error[PTO0203]: pto.vmi.plt expects an i32 as operand 'scalar', found !pto.align
//| vmi.plt.errors.mlir:15:32: error[PTO0005]: expected '->'
