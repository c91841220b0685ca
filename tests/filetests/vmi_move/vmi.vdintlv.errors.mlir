// Errors of pto.vmi.vdintlv.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf16>, %a1: !pto.vmi.vreg<64xf16>, %a2: !pto.vmi.mask<64xpred>) {
  %r:2 = "pto.vmi.vdintlv"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf16>, %a1: !pto.vmi.vreg<64xf16>, %a2: !pto.vmi.mask<64xb8>) {
  %r:2 = "pto.vmi.vdintlv"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xb8>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf16>, %a2: !pto.vmi.mask<64xpred>) {
  %r:2 = "pto.vmi.vdintlv"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%c: !pto.vmi.vreg<64xf16>, %d: !pto.vmi.vreg<64xf16>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vdintlv %c, %d, %e : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vdintlv.errors.mlir:6:10: error[PTO0701]: expected type !pto.vmi.vreg<65xf16> as of `lhs`, found !pto.vmi.vreg<64xf16> in `high`
//| vmi.vdintlv.errors.mlir:6:10: error[PTO0701]: expected type !pto.vmi.vreg<65xf16> as of `lhs`, found !pto.vmi.vreg<64xf16> in `low`
//| vmi.vdintlv.errors.mlir:6:33: error[PTO0701]: expected type !pto.vmi.vreg<65xf16> as of `lhs`, found !pto.vmi.vreg<64xf16> in `rhs`
//| vmi.vdintlv.errors.mlir:6:38: error[PTO1001]: expected 65 lanes in `mask` as in `lhs`, found 64
//| vmi.vdintlv.errors.mlir:11:38: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `lhs`, found b8
//| vmi.vdintlv.errors.mlir:16:28: error[PTO0203]: pto.vmi.vdintlv expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vdintlv.errors.mlir:25:109: error[PTO0005]: expected '->'
