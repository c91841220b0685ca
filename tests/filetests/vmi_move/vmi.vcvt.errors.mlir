// Errors of pto.vmi.vcvt.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xui8>) {
  %r = "pto.vmi.vcvt"(%a0) : (!pto.vmi.vreg<9xui8>) -> !pto.vmi.vreg<8xui32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vcvt"(%a0) : (!pto.align) -> !pto.vmi.vreg<8xui32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<8xf32>) {
  %a = pto.vmi.vcvt %b {saturate = "bogus"} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<8xui8>) {
  %a = pto.vmi.vcvt %b : !pto.vmi.vreg<8xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair61(%a0: !pto.vmi.vreg<64xf16>) {
    %r0 = "pto.vmi.vcvt"(%a0) <{rounding = "R"}> : (!pto.vmi.vreg<64xf16>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair62(%a0: !pto.vmi.vreg<64xf16>) {
    %r0 = "pto.vmi.vcvt"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf16>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair63(%a0: !pto.vmi.vreg<64xi32>) {
    %r0 = "pto.vmi.vcvt"(%a0) : (!pto.vmi.vreg<64xi32>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair64(%a0: !pto.vmi.vreg<64xf32>) {
    %r0 = "pto.vmi.vcvt"(%a0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<64xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
// No instruction saturates words to signed bytes.
func.func @saturated(%x: !pto.vmi.vreg<64xsi32>) {
  %r = "pto.vmi.vcvt"(%x) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vcvt.errors.mlir:6:8: error[PTO1001]: expected 9 lanes in `result` as in `source`, found 8
//| vmi.vcvt.errors.mlir:11:23: error[PTO0203]: pto.vmi.vcvt expects a virtual vector as operand 'source', found !pto.align
//| vmi.vcvt.errors.mlir:20:36: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.vcvt.errors.mlir:29:46: error[PTO0005]: expected '->'
//| vmi.vcvt.errors.mlir:38:33: error[PTO0707]: a conversion from f16 to f32 takes no attribute `rounding`
//| vmi.vcvt.errors.mlir:47:33: error[PTO0707]: a conversion from f16 to f32 takes no attribute `saturate`
//| vmi.vcvt.errors.mlir:56:26: error[PTO1006]: pto.vmi.vcvt does not convert i32 to f32
//| vmi.vcvt.errors.mlir:65:11: error[PTO0707]: a conversion from f32 to f16 needs attribute `saturate`
//| vmi.vcvt.errors.mlir:75:29: error[PTO0707]: expected NOSAT as attribute `saturate` from si32 to si8, found SAT
