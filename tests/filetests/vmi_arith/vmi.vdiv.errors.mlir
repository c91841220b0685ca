// Errors of pto.vmi.vdiv.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<2xf32>, %a1: !pto.vmi.vreg<1xf32>) {
  %r = "pto.vmi.vdiv"(%a0, %a1) : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vdiv"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vdiv"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<1xf32>) {
  %r = "pto.vmi.vdiv"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vdiv %a, %b, %m {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<1xf32>, %c: !pto.vmi.vreg<1xf32>) {
  %a = pto.vmi.vdiv %b, %c : !pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements5(%a0: !pto.vmi.vreg<64xf8E4M3FN>, %a1: !pto.vmi.vreg<64xf8E4M3FN>) {
    %r0 = "pto.vmi.vdiv"(%a0, %a1) : (!pto.vmi.vreg<64xf8E4M3FN>, !pto.vmi.vreg<64xf8E4M3FN>) -> (!pto.vmi.vreg<64xf8E4M3FN>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements6(%a0: !pto.vmi.vreg<64xbf16>, %a1: !pto.vmi.vreg<64xbf16>) {
    %r0 = "pto.vmi.vdiv"(%a0, %a1) : (!pto.vmi.vreg<64xbf16>, !pto.vmi.vreg<64xbf16>) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vdiv.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<2xf32> as of `lhs`, found !pto.vmi.vreg<1xf32> in `result`
//| vmi.vdiv.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<2xf32> as of `lhs`, found !pto.vmi.vreg<1xf32> in `rhs`
//| vmi.vdiv.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vdiv.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.vdiv.errors.mlir:11:33: error[PTO1001]: expected 65 lanes in `mask` as in `lhs`, found 64
//| vmi.vdiv.errors.mlir:16:33: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b8
//| vmi.vdiv.errors.mlir:21:23: error[PTO0203]: pto.vmi.vdiv expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vdiv.errors.mlir:30:41: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vdiv.errors.mlir:39:72: error[PTO0005]: expected '->'
//| vmi.vdiv.errors.mlir:48:26: error[PTO0702]: expected elements f16 or f32 on a5, found f8E4M3FN in `lhs`
//| vmi.vdiv.errors.mlir:57:26: error[PTO0702]: expected elements f16 or f32 on a5, found bf16 in `lhs`
