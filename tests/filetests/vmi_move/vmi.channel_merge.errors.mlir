// Errors of pto.vmi.channel_merge.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<33xf32>, %a1: !pto.vmi.vreg<32xf32>) {
  %r = "pto.vmi.channel_merge"(%a0, %a1) : (!pto.vmi.vreg<33xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<32xf32>) {
  %r = "pto.vmi.channel_merge"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<32xf32>, %b: !pto.vmi.vreg<32xf32>) {
  %r = pto.vmi.channel_merge(%a, %b) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.channel_merge.errors.mlir:6:32: error[PTO1012]: expected 2 vectors `inputs` to hold the 64 lanes f32 of `result`, found !pto.vmi.vreg<33xf32>
//| vmi.channel_merge.errors.mlir:11:32: error[PTO0203]: pto.vmi.channel_merge expects a virtual vector as operand 'inputs', found !pto.align
//| vmi.channel_merge.errors.mlir:20:8: error[PTO0005]: pto.vmi.channel_merge has no custom form
