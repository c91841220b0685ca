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

// run 1: exit 1
// stderr:
//| vmi.vcvt.errors.mlir:6:8: error[PTO1001]: expected 9 lanes in `result` as in `source`, found 8
//| vmi.vcvt.errors.mlir:11:23: error[PTO0203]: pto.vmi.vcvt expects a virtual vector as operand 'source', found !pto.align
//| vmi.vcvt.errors.mlir:20:36: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.vcvt.errors.mlir:29:46: error[PTO0005]: expected '->'
