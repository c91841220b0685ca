// Errors of pto.vmi.extui.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xui8>) {
  %r = "pto.vmi.extui"(%a0) : (!pto.vmi.vreg<65xui8>) -> !pto.vmi.vreg<64xui32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.extui"(%a0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xui32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.extui"(%a0) : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xui32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.extui"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xui32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xui8>) {
  %a = pto.vmi.extui %b : !pto.vmi.vreg<64xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair47(%a0: !pto.vmi.vreg<64xsi16>) {
    %r0 = "pto.vmi.extui"(%a0) : (!pto.vmi.vreg<64xsi16>) -> (!pto.vmi.vreg<64xsi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.extui.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.extui.errors.mlir:11:24: error[PTO1006]: pto.vmi.extui does not convert i32 to ui32
//| vmi.extui.errors.mlir:16:24: error[PTO1006]: pto.vmi.extui does not convert f32 to ui32
//| vmi.extui.errors.mlir:21:24: error[PTO0203]: pto.vmi.extui expects a virtual vector as operand 'source', found !pto.align
//| vmi.extui.errors.mlir:30:48: error[PTO0005]: expected '->'
//| vmi.extui.errors.mlir:39:27: error[PTO1006]: pto.vmi.extui does not convert si16 to si32
