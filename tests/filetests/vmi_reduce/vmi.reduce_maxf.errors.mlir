// Errors of pto.vmi.reduce_maxf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_maxf"(%a0, %a1) : (!pto.vmi.vreg<65xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_maxf"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.reduce_maxf"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_maxf"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<2xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_maxf"(%a0, %a1) : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.reduce_maxf %a, %m : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.reduce_maxf.errors.mlir:6:35: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.reduce_maxf.errors.mlir:11:8: error[PTO1003]: expected elements i32 in `result` as in `source`, found f32
//| vmi.reduce_maxf.errors.mlir:11:30: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `source`
//| vmi.reduce_maxf.errors.mlir:16:35: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `source`, found b8
//| vmi.reduce_maxf.errors.mlir:21:8: error[PTO1005]: expected one lane in `result`, found 2
//| vmi.reduce_maxf.errors.mlir:26:30: error[PTO0203]: pto.vmi.reduce_maxf expects a virtual vector as operand 'source', found !pto.align
//| vmi.reduce_maxf.errors.mlir:35:82: error[PTO0005]: expected '->'
