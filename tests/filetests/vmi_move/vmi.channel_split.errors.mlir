// Errors of pto.vmi.channel_split.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r:2 = "pto.vmi.channel_split"(%a0) : (!pto.vmi.vreg<65xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  return
}

func.func @kind0(%a0: !pto.align) {
  %r:2 = "pto.vmi.channel_split"(%a0) : (!pto.align) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>) {
  %r:2 = pto.vmi.channel_split(%a) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.channel_split.errors.mlir:6:10: error[PTO1012]: expected 2 vectors `results` to hold the 65 lanes f32 of `source`, found !pto.vmi.vreg<32xf32>
//| vmi.channel_split.errors.mlir:11:34: error[PTO0203]: pto.vmi.channel_split expects a virtual vector as operand 'source', found !pto.align
//| vmi.channel_split.errors.mlir:20:10: error[PTO0005]: pto.vmi.channel_split has no custom form
