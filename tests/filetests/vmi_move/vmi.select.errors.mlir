// Errors of pto.vmi.select.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<128xpred>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.select"(%a0, %a1, %a2) : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.mask<64xb8>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.select"(%a0, %a1, %a2) : (!pto.vmi.mask<64xb8>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.vreg<65xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.select"(%a0, %a1, %a2) : (!pto.vmi.mask<64xpred>, !pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.select"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%m: !pto.vmi.mask<64xpred>, %a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.select %m, %a, %b : !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.select.errors.mlir:6:25: error[PTO1001]: expected 64 lanes in `mask` as in `true_value`, found 128
//| vmi.select.errors.mlir:11:25: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `true_value`, found b8
//| vmi.select.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `true_value`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.select.errors.mlir:16:25: error[PTO1001]: expected 65 lanes in `mask` as in `true_value`, found 64
//| vmi.select.errors.mlir:16:35: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `true_value`, found !pto.vmi.vreg<64xf32> in `false_value`
//| vmi.select.errors.mlir:21:25: error[PTO0203]: pto.vmi.select expects a mask of a virtual vector as operand 'mask', found !pto.align
//| vmi.select.errors.mlir:30:104: error[PTO0005]: expected '->'
