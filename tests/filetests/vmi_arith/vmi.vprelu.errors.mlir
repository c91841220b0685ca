// Errors of pto.vmi.vprelu.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vprelu"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vprelu"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vprelu"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vprelu"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vprelu %a, %b, %m : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vprelu.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vprelu.errors.mlir:6:30: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `alpha`
//| vmi.vprelu.errors.mlir:6:35: error[PTO1001]: expected 65 lanes in `mask` as in `x`, found 64
//| vmi.vprelu.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vprelu.errors.mlir:11:25: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `x`
//| vmi.vprelu.errors.mlir:11:30: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `alpha`
//| vmi.vprelu.errors.mlir:16:35: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `x`, found b8
//| vmi.vprelu.errors.mlir:21:25: error[PTO0203]: pto.vmi.vprelu expects a virtual vector as operand 'x', found !pto.align
//| vmi.vprelu.errors.mlir:30:104: error[PTO0005]: expected '->'
