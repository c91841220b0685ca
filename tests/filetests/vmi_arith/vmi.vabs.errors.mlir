// Errors of pto.vmi.vabs.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xf32>) {
  %r = "pto.vmi.vabs"(%a0) : (!pto.vmi.vreg<257xf32>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vabs"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<65xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vabs"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vabs"(%a0) : (!pto.align) -> !pto.vmi.vreg<256xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vabs %a, %m {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<256xf32>) {
  %a = pto.vmi.vabs %b : !pto.vmi.vreg<256xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements15(%a0: !pto.vmi.vreg<64xi32>) {
    %r0 = "pto.vmi.vabs"(%a0) : (!pto.vmi.vreg<64xi32>) -> (!pto.vmi.vreg<64xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vabs.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<257xf32> as of `source`, found !pto.vmi.vreg<256xf32> in `result`
//| vmi.vabs.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vabs.errors.mlir:11:28: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.vabs.errors.mlir:16:28: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `source`, found b8
//| vmi.vabs.errors.mlir:21:23: error[PTO0203]: pto.vmi.vabs expects a virtual vector as operand 'source', found !pto.align
//| vmi.vabs.errors.mlir:30:37: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vabs.errors.mlir:39:48: error[PTO0005]: expected '->'
//| vmi.vabs.errors.mlir:48:26: error[PTO0702]: expected elements si8, si16, si32, f16, bf16 or f32 on a5, found i32 in `source`
