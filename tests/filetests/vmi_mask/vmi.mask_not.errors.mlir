// Errors of pto.vmi.mask_not.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.mask_not"(%a0) : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.mask_not"(%a0) : (!pto.align) -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.mask_not %a : !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.mask_not.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.mask<128xpred> as of `source`, found !pto.vmi.mask<64xpred> in `result`
//| vmi.mask_not.errors.mlir:11:27: error[PTO0203]: pto.vmi.mask_not expects a mask of a virtual vector as operand 'source', found !pto.align
//| vmi.mask_not.errors.mlir:20:52: error[PTO0005]: expected '->'
