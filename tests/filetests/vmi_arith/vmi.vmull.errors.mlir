// Errors of pto.vmi.vmull.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r:2 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r:2 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>) {
  %r:2 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r:2 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.vreg<64xi32>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vmull %c, %d, %e {pmode = "bogus"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.vreg<64xi32>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vmull %c, %d, %e : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @product26(%a0: !pto.vmi.vreg<64xsi32>, %a1: !pto.vmi.vreg<64xsi32>, %a2: !pto.vmi.mask<64xpred>) {
    %r0, %r1 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xsi32>, !pto.vmi.vreg<64xsi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xsi32>, !pto.vmi.vreg<64xsi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @product27(%a0: !pto.vmi.vreg<32xi32>, %a1: !pto.vmi.vreg<32xi32>, %a2: !pto.vmi.mask<32xpred>) {
    %r0, %r1 = "pto.vmi.vmull"(%a0, %a1, %a2) : (!pto.vmi.vreg<32xi32>, !pto.vmi.vreg<32xi32>, !pto.vmi.mask<32xpred>) -> (!pto.vmi.vreg<32xi32>, !pto.vmi.vreg<32xi32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @product28(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
    %r0, %r1 = "pto.vmi.vmull"(%a0, %a1, %a2) <{pmode = "merge"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vmull.errors.mlir:6:10: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `a`, found !pto.vmi.vreg<64xi32> in `high`
//| vmi.vmull.errors.mlir:6:10: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `a`, found !pto.vmi.vreg<64xi32> in `low`
//| vmi.vmull.errors.mlir:6:26: error[PTO1015]: expected 64, 128 or 256 lanes in `a`, found 65
//| vmi.vmull.errors.mlir:6:31: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `a`, found !pto.vmi.vreg<64xi32> in `b`
//| vmi.vmull.errors.mlir:6:36: error[PTO1001]: expected 65 lanes in `mask` as in `a`, found 64
//| vmi.vmull.errors.mlir:11:10: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `a`, found !pto.vmi.vreg<64xi32> in `high`
//| vmi.vmull.errors.mlir:11:10: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `a`, found !pto.vmi.vreg<64xi32> in `low`
//| vmi.vmull.errors.mlir:11:26: error[PTO0702]: expected elements i32 or ui32 on a5, found f32 in `a`
//| vmi.vmull.errors.mlir:11:31: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `a`, found !pto.vmi.vreg<64xi32> in `b`
//| vmi.vmull.errors.mlir:16:36: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `a`, found b8
//| vmi.vmull.errors.mlir:21:26: error[PTO0203]: pto.vmi.vmull expects a virtual vector as operand 'a', found !pto.align
//| vmi.vmull.errors.mlir:30:46: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vmull.errors.mlir:39:107: error[PTO0005]: expected '->'
//| vmi.vmull.errors.mlir:48:32: error[PTO0702]: expected elements i32 or ui32 on a5, found si32 in `a`
//| vmi.vmull.errors.mlir:57:32: error[PTO1015]: expected 64, 128 or 256 lanes in `a`, found 32
//| vmi.vmull.errors.mlir:66:49: error[PTO0828]: attribute `pmode` cannot be merge in pto.vmi.vmull
