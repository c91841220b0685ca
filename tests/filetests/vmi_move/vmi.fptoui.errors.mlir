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

// run 1: exit 1
// stderr:
//| vmi.fptoui.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.fptoui.errors.mlir:11:25: error[PTO0702]: expected elements f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f4E1M2x2, !pto.f4E2M1x2 or !pto.bf16x2 on a5, found i32 in `source`
//| vmi.fptoui.errors.mlir:16:25: error[PTO0203]: pto.vmi.fptoui expects a virtual vector as operand 'source', found !pto.align
//| vmi.fptoui.errors.mlir:25:38: error[PTO0122]: unknown rounding 'bogus', expected R, A, F, C, Z, O or H
//| vmi.fptoui.errors.mlir:25:58: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.fptoui.errors.mlir:34:49: error[PTO0005]: expected '->'
