// Errors of pto.vmi.mask_and.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<128xpred>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.mask_and"(%a0, %a1) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.mask_and"(%a0, %a1) : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.mask<64xpred>, %b: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.mask_and %a, %b : !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.mask_and.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.mask<128xpred> as of `lhs`, found !pto.vmi.mask<64xpred> in `result`
//| vmi.mask_and.errors.mlir:6:32: error[PTO0701]: expected type !pto.vmi.mask<128xpred> as of `lhs`, found !pto.vmi.mask<64xpred> in `rhs`
//| vmi.mask_and.errors.mlir:11:27: error[PTO0203]: pto.vmi.mask_and expects a mask of a virtual vector as operand 'lhs', found !pto.align
//| vmi.mask_and.errors.mlir:20:80: error[PTO0005]: expected '->'
