// Errors of pto.vmi.fptosi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.fptosi"(%a0) : (!pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.fptosi"(%a0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.fptosi"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xsi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptosi %a {rounding = "bogus", saturate = "bogus"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptosi %a : !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair48(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.fptosi"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair49(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.fptosi"(%a0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xsi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair50(%a0: !pto.vmi.vreg<64xf16>) {
    %r0 = "pto.vmi.fptosi"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf16>) -> (!pto.vmi.vreg<64xsi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair51(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.fptosi"(%a0) <{rounding = "H", saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xsi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.fptosi.errors.mlir:6:8: error[PTO0707]: a conversion from f32 to si32 needs attribute `saturate`
//| vmi.fptosi.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.fptosi.errors.mlir:11:25: error[PTO1006]: pto.vmi.fptosi does not convert i32 to si32
//| vmi.fptosi.errors.mlir:16:25: error[PTO0203]: pto.vmi.fptosi expects a virtual vector as operand 'source', found !pto.align
//| vmi.fptosi.errors.mlir:25:38: error[PTO0122]: unknown rounding 'bogus', expected R, A, F, C, Z, O or H
//| vmi.fptosi.errors.mlir:25:58: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.fptosi.errors.mlir:34:49: error[PTO0005]: expected '->'
//| vmi.fptosi.errors.mlir:43:28: error[PTO1006]: pto.vmi.fptosi does not convert f32 to i32
//| vmi.fptosi.errors.mlir:52:11: error[PTO0707]: a conversion from f32 to si32 needs attribute `saturate`
//| vmi.fptosi.errors.mlir:61:35: error[PTO0707]: a conversion from f16 to si32 takes no attribute `saturate`
//| vmi.fptosi.errors.mlir:70:35: error[PTO0707]: expected R, A, F, C or Z as attribute `rounding` from f32 to si32, found H
