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

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements10(%a0: !pto.vmi.vreg<64xf8E4M3FN>, %a1: f8E4M3FN, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf8E4M3FN>, f8E4M3FN, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf8E4M3FN>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements11(%a0: !pto.vmi.vreg<64xui32>, %a1: i32, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vmaxs"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xui32>, i32, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xui32>)
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
//| vmi.vmaxs.errors.mlir:39:27: error[PTO0702]: expected elements i8, i16, i32, f16, bf16 or f32 on a5, found f8E4M3FN in `src`
//| vmi.vmaxs.errors.mlir:48:32: error[PTO0704]: expected ui32 in `scalar` to go with `src`, found i32
