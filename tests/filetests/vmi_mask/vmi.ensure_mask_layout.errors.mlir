// Errors of pto.vmi.ensure_mask_layout.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<200xpred>) {
  %r = "pto.vmi.ensure_mask_layout"(%a0) : (!pto.vmi.mask<200xpred>) -> !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.ensure_mask_layout"(%a0) : (!pto.align) -> !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_mask_layout %b : !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.ensure_mask_layout.errors.mlir:6:8: error[PTO1002]: expected `result` to differ from `source`, !pto.vmi.mask<200xpred>, in the layout only, found !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>
//| vmi.ensure_mask_layout.errors.mlir:11:37: error[PTO0203]: pto.vmi.ensure_mask_layout expects a mask of a virtual vector as operand 'source', found !pto.align
//| vmi.ensure_mask_layout.errors.mlir:20:91: error[PTO0005]: expected '->'
