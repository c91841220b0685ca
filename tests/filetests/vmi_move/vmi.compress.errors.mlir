// Errors of pto.vmi.compress.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.compress"(%a0, %a1) : (!pto.vmi.vreg<65xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.compress"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.compress"(%a0, %a1) : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.compress %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.compress.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.compress.errors.mlir:6:32: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.compress.errors.mlir:11:32: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `source`, found b8
//| vmi.compress.errors.mlir:16:27: error[PTO0203]: pto.vmi.compress expects a virtual vector as operand 'source', found !pto.align
//| vmi.compress.errors.mlir:25:79: error[PTO0005]: expected '->'
