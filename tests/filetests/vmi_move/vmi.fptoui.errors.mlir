// Errors of pto.vmi.fptoui.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.fptoui"(%a0) : (!pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.fptoui"(%a0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.fptoui"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptoui %a {rounding = "bogus", saturate = "bogus"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptoui %a : !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair52(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.fptoui"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xui8>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair53(%a0: !pto.vmi.vreg<64xf16>) {
    %r0 = "pto.vmi.fptoui"(%a0) : (!pto.vmi.vreg<64xf16>) -> (!pto.vmi.vreg<64xui8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.fptoui.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.fptoui.errors.mlir:6:25: error[PTO1006]: pto.vmi.fptoui does not convert f32 to ui8
//| vmi.fptoui.errors.mlir:11:25: error[PTO1006]: pto.vmi.fptoui does not convert i32 to ui8
//| vmi.fptoui.errors.mlir:16:25: error[PTO0203]: pto.vmi.fptoui expects a virtual vector as operand 'source', found !pto.align
//| vmi.fptoui.errors.mlir:25:38: error[PTO0122]: unknown rounding 'bogus', expected R, A, F, C, Z, O or H
//| vmi.fptoui.errors.mlir:25:58: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.fptoui.errors.mlir:34:49: error[PTO0005]: expected '->'
//| vmi.fptoui.errors.mlir:43:28: error[PTO1006]: pto.vmi.fptoui does not convert f32 to ui8
//| vmi.fptoui.errors.mlir:52:11: error[PTO0707]: a conversion from f16 to ui8 needs attribute `saturate`
