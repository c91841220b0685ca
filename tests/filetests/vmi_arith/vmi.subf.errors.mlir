// Errors of pto.vmi.subf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf16>, %a1: !pto.vmi.vreg<64xf16>) {
  %r = "pto.vmi.subf"(%a0, %a1) : (!pto.vmi.vreg<65xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf16>) {
  %r = "pto.vmi.subf"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf16>) {
  %r = "pto.vmi.subf"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf16>, %c: !pto.vmi.vreg<64xf16>) {
  %a = pto.vmi.subf %b, %c : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.subf.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf16> as of `lhs`, found !pto.vmi.vreg<64xf16> in `result`
//| vmi.subf.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<65xf16> as of `lhs`, found !pto.vmi.vreg<64xf16> in `rhs`
//| vmi.subf.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf16> in `result`
//| vmi.subf.errors.mlir:11:23: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `lhs`
//| vmi.subf.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf16> in `rhs`
//| vmi.subf.errors.mlir:16:23: error[PTO0203]: pto.vmi.subf expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.subf.errors.mlir:25:74: error[PTO0005]: expected '->'
