// Errors of pto.vmi.vsqrt.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<129xf32>) {
  %r = "pto.vmi.vsqrt"(%a0) : (!pto.vmi.vreg<129xf32>) -> !pto.vmi.vreg<128xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xi32>) {
  %r = "pto.vmi.vsqrt"(%a0) : (!pto.vmi.vreg<128xi32>) -> !pto.vmi.vreg<128xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vsqrt"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<65xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vsqrt"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vsqrt"(%a0) : (!pto.align) -> !pto.vmi.vreg<128xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vsqrt %a, %m {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.vsqrt %b : !pto.vmi.vreg<128xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vsqrt.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<129xf32> as of `source`, found !pto.vmi.vreg<128xf32> in `result`
//| vmi.vsqrt.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<128xi32> as of `source`, found !pto.vmi.vreg<128xf32> in `result`
//| vmi.vsqrt.errors.mlir:11:24: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `source`
//| vmi.vsqrt.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vsqrt.errors.mlir:16:29: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.vsqrt.errors.mlir:21:29: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `source`, found b8
//| vmi.vsqrt.errors.mlir:26:24: error[PTO0203]: pto.vmi.vsqrt expects a virtual vector as operand 'source', found !pto.align
//| vmi.vsqrt.errors.mlir:35:38: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vsqrt.errors.mlir:44:49: error[PTO0005]: expected '->'
