// Errors of pto.vmi.vaddcs.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<129xui32>, %a1: !pto.vmi.vreg<128xui32>, %a2: !pto.vmi.mask<128xpred>, %a3: !pto.vmi.mask<128xpred>) {
  %r:2 = "pto.vmi.vaddcs"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<129xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xf32>, %a1: !pto.vmi.vreg<128xui32>, %a2: !pto.vmi.mask<128xpred>, %a3: !pto.vmi.mask<128xpred>) {
  %r:2 = "pto.vmi.vaddcs"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<128xui32>, %a1: !pto.vmi.vreg<128xui32>, %a2: !pto.vmi.mask<128xpred>, %a3: !pto.vmi.mask<128xb8>) {
  %r:2 = "pto.vmi.vaddcs"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xb8>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<128xui32>, %a1: !pto.vmi.vreg<128xui32>, %a2: !pto.vmi.mask<128xb16>, %a3: !pto.vmi.mask<128xpred>) {
  %r:2 = "pto.vmi.vaddcs"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xb16>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<128xui32>, %a2: !pto.vmi.mask<128xpred>, %a3: !pto.vmi.mask<128xpred>) {
  %r:2 = "pto.vmi.vaddcs"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%c: !pto.vmi.vreg<128xui32>, %d: !pto.vmi.vreg<128xui32>, %e: !pto.vmi.mask<128xpred>, %f: !pto.vmi.mask<128xpred>) {
  %a, %b = pto.vmi.vaddcs %c, %d, %e, %f : !pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vaddcs.errors.mlir:6:10: error[PTO0701]: expected type !pto.vmi.vreg<129xui32> as of `lhs`, found !pto.vmi.vreg<128xui32> in `result`
//| vmi.vaddcs.errors.mlir:6:10: error[PTO1001]: expected 129 lanes in `carry` as in `lhs`, found 128
//| vmi.vaddcs.errors.mlir:6:32: error[PTO0701]: expected type !pto.vmi.vreg<129xui32> as of `lhs`, found !pto.vmi.vreg<128xui32> in `rhs`
//| vmi.vaddcs.errors.mlir:6:37: error[PTO1001]: expected 129 lanes in `carry_in` as in `lhs`, found 128
//| vmi.vaddcs.errors.mlir:6:42: error[PTO1001]: expected 129 lanes in `mask` as in `lhs`, found 128
//| vmi.vaddcs.errors.mlir:11:10: error[PTO0701]: expected type !pto.vmi.vreg<128xf32> as of `lhs`, found !pto.vmi.vreg<128xui32> in `result`
//| vmi.vaddcs.errors.mlir:11:27: error[PTO0702]: expected elements i32 on a5, found f32 in `lhs`
//| vmi.vaddcs.errors.mlir:11:32: error[PTO0701]: expected type !pto.vmi.vreg<128xf32> as of `lhs`, found !pto.vmi.vreg<128xui32> in `rhs`
//| vmi.vaddcs.errors.mlir:16:42: error[PTO0703]: expected `mask` with granularity b32 for elements ui32 of `lhs`, found b8
//| vmi.vaddcs.errors.mlir:21:37: error[PTO0703]: expected `carry_in` with granularity b32 for elements ui32 of `lhs`, found b16
//| vmi.vaddcs.errors.mlir:26:27: error[PTO0203]: pto.vmi.vaddcs expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vaddcs.errors.mlir:35:142: error[PTO0005]: expected '->'
