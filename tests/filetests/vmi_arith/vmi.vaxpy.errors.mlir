// Errors of pto.vmi.vaxpy.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: f32, %a3: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vaxpy"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>, %a2: f32, %a3: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vaxpy"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf16>, %a1: !pto.vmi.vreg<64xf32>, %a2: f32, %a3: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vaxpy"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: f32, %a3: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vaxpy"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: f32, %a3: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vaxpy"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %s: f32, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vaxpy(%a, %b, %s, %m) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vaxpy.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vaxpy.errors.mlir:6:29: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `x`, found !pto.vmi.vreg<64xf32> in `acc`
//| vmi.vaxpy.errors.mlir:6:39: error[PTO1001]: expected 65 lanes in `mask` as in `x`, found 64
//| vmi.vaxpy.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vaxpy.errors.mlir:11:24: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `x`
//| vmi.vaxpy.errors.mlir:11:29: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `x`, found !pto.vmi.vreg<64xf32> in `acc`
//| vmi.vaxpy.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf16> as of `x`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vaxpy.errors.mlir:16:29: error[PTO0701]: expected type !pto.vmi.vreg<64xf16> as of `x`, found !pto.vmi.vreg<64xf32> in `acc`
//| vmi.vaxpy.errors.mlir:16:34: error[PTO0704]: expected f16 in `alpha` to go with `x`, found f32
//| vmi.vaxpy.errors.mlir:21:39: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `x`, found b8
//| vmi.vaxpy.errors.mlir:26:24: error[PTO0203]: pto.vmi.vaxpy expects a virtual vector as operand 'x', found !pto.align
//| vmi.vaxpy.errors.mlir:35:8: error[PTO0005]: pto.vmi.vaxpy has no custom form
