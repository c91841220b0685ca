// Errors of pto.vmi.extsi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xsi8>) {
  %r = "pto.vmi.extsi"(%a0) : (!pto.vmi.vreg<257xsi8>) -> !pto.vmi.vreg<256xsi16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xi32>) {
  %r = "pto.vmi.extsi"(%a0) : (!pto.vmi.vreg<256xi32>) -> !pto.vmi.vreg<256xsi16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<256xf32>) {
  %r = "pto.vmi.extsi"(%a0) : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xsi16>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.extsi"(%a0) : (!pto.align) -> !pto.vmi.vreg<256xsi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<256xsi8>) {
  %a = pto.vmi.extsi %b : !pto.vmi.vreg<256xsi8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair46(%a0: !pto.vmi.vreg<64xi16>) {
    %r0 = "pto.vmi.extsi"(%a0) : (!pto.vmi.vreg<64xi16>) -> (!pto.vmi.vreg<64xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.extsi.errors.mlir:6:8: error[PTO1001]: expected 257 lanes in `result` as in `source`, found 256
//| vmi.extsi.errors.mlir:11:24: error[PTO1006]: pto.vmi.extsi does not convert i32 to si16
//| vmi.extsi.errors.mlir:16:24: error[PTO1006]: pto.vmi.extsi does not convert f32 to si16
//| vmi.extsi.errors.mlir:21:24: error[PTO0203]: pto.vmi.extsi expects a virtual vector as operand 'source', found !pto.align
//| vmi.extsi.errors.mlir:30:49: error[PTO0005]: expected '->'
//| vmi.extsi.errors.mlir:39:27: error[PTO1006]: pto.vmi.extsi does not convert i16 to i32
