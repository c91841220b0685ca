// Errors of pto.vmi.vexpdif.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vexpdif"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vexpdif"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vexpdif"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vexpdif"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vexpdif %b, %c, %d {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vexpdif %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @result29(%a0: !pto.vmi.vreg<64xf16>, %a1: !pto.vmi.vreg<64xf16>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vexpdif"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vexpdif.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `x`, found 64
//| vmi.vexpdif.errors.mlir:6:31: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `max`
//| vmi.vexpdif.errors.mlir:6:36: error[PTO1001]: expected 65 lanes in `mask` as in `x`, found 64
//| vmi.vexpdif.errors.mlir:11:26: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `x`
//| vmi.vexpdif.errors.mlir:11:31: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `max`
//| vmi.vexpdif.errors.mlir:16:36: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `x`, found b8
//| vmi.vexpdif.errors.mlir:21:26: error[PTO0203]: pto.vmi.vexpdif expects a virtual vector as operand 'x', found !pto.align
//| vmi.vexpdif.errors.mlir:30:44: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vexpdif.errors.mlir:39:105: error[PTO0005]: expected '->'
//| vmi.vexpdif.errors.mlir:48:11: error[PTO0702]: expected elements f32 on a5, found f16 in `result`
