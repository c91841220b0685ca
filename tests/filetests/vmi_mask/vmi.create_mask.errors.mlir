// Errors of pto.vmi.create_mask.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.create_mask"(%a0) : (!pto.align) -> !pto.vmi.mask<1xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: index) {
  %a = pto.vmi.create_mask %b : index
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.create_mask.errors.mlir:6:30: error[PTO0203]: pto.vmi.create_mask expects an index as operand 'active_lanes', found !pto.align
//| vmi.create_mask.errors.mlir:15:38: error[PTO0005]: expected '->'
