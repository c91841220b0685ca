// Errors of pto.vmi.vlrelu.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vlrelu"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<65xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vlrelu"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf16>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vlrelu"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf16>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: f32, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vlrelu"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vlrelu"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.align, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %s: f32, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vlrelu(%a, %s, %m) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vlrelu.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vlrelu.errors.mlir:6:35: error[PTO1001]: expected 65 lanes in `mask` as in `x`, found 64
//| vmi.vlrelu.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vlrelu.errors.mlir:11:25: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `x`
//| vmi.vlrelu.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf16> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vlrelu.errors.mlir:16:30: error[PTO0704]: expected f16 in `slope` to go with `x`, found f32
//| vmi.vlrelu.errors.mlir:21:35: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `x`, found b8
//| vmi.vlrelu.errors.mlir:26:25: error[PTO0203]: pto.vmi.vlrelu expects a virtual vector as operand 'x', found !pto.align
//| vmi.vlrelu.errors.mlir:35:8: error[PTO0005]: pto.vmi.vlrelu has no custom form
