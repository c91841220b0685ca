// Errors of pto.vmi.constant_mask.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @kind0() {
  %r = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.align
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0() {
  %r = pto.vmi.constant_mask() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.constant_mask.errors.mlir:6:8: error[PTO0204]: pto.vmi.constant_mask expects a mask of a virtual vector as result 'result', found !pto.align
//| vmi.constant_mask.errors.mlir:15:8: error[PTO0005]: pto.vmi.constant_mask has no custom form
