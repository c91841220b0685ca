// Errors of pto.vmi.vmaxs.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xf32>, %a1: f32, %a2: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.vmi.vreg<257xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xi32>, %a1: f32, %a2: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xi32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<256xf32>, %a1: f32, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: f32, %a2: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.align, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<256xf32>, %c: f32, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vmaxs %b, %c, %d : !pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vmaxs.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<257xf32> as of `src`, found !pto.vmi.vreg<256xf32> in `result`
//| vmi.vmaxs.errors.mlir:6:34: error[PTO1001]: expected 257 lanes in `mask` as in `src`, found 256
//| vmi.vmaxs.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<256xi32> as of `src`, found !pto.vmi.vreg<256xf32> in `result`
//| vmi.vmaxs.errors.mlir:11:29: error[PTO0704]: expected i32 in `scalar` to go with `src`, found f32
//| vmi.vmaxs.errors.mlir:16:34: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src`, found b8
//| vmi.vmaxs.errors.mlir:21:24: error[PTO0203]: pto.vmi.vmaxs expects a virtual vector as operand 'src', found !pto.align
//| vmi.vmaxs.errors.mlir:30:87: error[PTO0005]: expected '->'
