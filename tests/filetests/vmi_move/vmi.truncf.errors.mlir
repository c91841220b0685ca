// Errors of pto.vmi.truncf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi16>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xi16>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.align) -> !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.truncf %b {saturate = "bogus"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.truncf %b {saturate = "SAT"} : !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair57(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.truncf"(%a0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair58(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.truncf"(%a0) <{rounding = "C", saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair59(%a0: !pto.vmi.vreg<64x!pto.bf16x2>) {
    %r0 = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64x!pto.bf16x2>) -> (!pto.vmi.vreg<64x!pto.f4E2M1x2>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.truncf.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.truncf.errors.mlir:11:25: error[PTO1006]: pto.vmi.truncf does not convert i32 to f16
//| vmi.truncf.errors.mlir:16:25: error[PTO1006]: pto.vmi.truncf does not convert i16 to f16
//| vmi.truncf.errors.mlir:21:25: error[PTO0203]: pto.vmi.truncf expects a virtual vector as operand 'source', found !pto.align
//| vmi.truncf.errors.mlir:30:38: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.truncf.errors.mlir:39:68: error[PTO0005]: expected '->'
//| vmi.truncf.errors.mlir:48:11: error[PTO0707]: a conversion from f32 to f16 needs attribute `saturate`
//| vmi.truncf.errors.mlir:57:35: error[PTO0707]: expected R, A, H or Z as attribute `rounding` from f32 to f16, found C
//| vmi.truncf.errors.mlir:66:35: error[PTO0707]: a conversion from !pto.bf16x2 to !pto.f4E2M1x2 takes no attribute `saturate`
