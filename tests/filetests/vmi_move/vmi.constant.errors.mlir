// Errors of pto.vmi.constant.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @kind0() {
  %r = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.align
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0() {
  %r = pto.vmi.constant() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.constant.errors.mlir:6:8: error[PTO0204]: pto.vmi.constant expects a virtual vector as result 'result', found !pto.align
//| vmi.constant.errors.mlir:15:8: error[PTO0005]: pto.vmi.constant has no custom form
