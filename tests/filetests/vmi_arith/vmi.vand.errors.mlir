// Errors of pto.vmi.vand.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xi32>, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vand"(%a0, %a1) : (!pto.vmi.vreg<9xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xf32>, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vand"(%a0, %a1) : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<257xui16>, %a1: !pto.vmi.vreg<256xui16>, %a2: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.vand"(%a0, %a1, %a2) : (!pto.vmi.vreg<257xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<256xui16>, %a1: !pto.vmi.vreg<256xui16>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vand"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vand"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vand %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks19(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vand"(%a0, %a1, %a2) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks20(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vand"(%a0, %a1) <{pmode = "zero"}> : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vand.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `result`
//| vmi.vand.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `rhs`
//| vmi.vand.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<8xf32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `result`
//| vmi.vand.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.vand.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<8xf32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `rhs`
//| vmi.vand.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<257xui16> as of `lhs`, found !pto.vmi.vreg<256xui16> in `result`
//| vmi.vand.errors.mlir:16:28: error[PTO0701]: expected type !pto.vmi.vreg<257xui16> as of `lhs`, found !pto.vmi.vreg<256xui16> in `rhs`
//| vmi.vand.errors.mlir:16:33: error[PTO1001]: expected 257 lanes in `mask` as in `lhs`, found 256
//| vmi.vand.errors.mlir:21:33: error[PTO0703]: expected `mask` with granularity b16 for elements ui16 of `lhs`, found b8
//| vmi.vand.errors.mlir:26:23: error[PTO0203]: pto.vmi.vand expects a virtual vector or mask of one as operand 'lhs', found !pto.align
//| vmi.vand.errors.mlir:35:72: error[PTO0005]: expected '->'
//| vmi.vand.errors.mlir:44:36: error[PTO1014]: `mask` is given, but masks are combined whole
//| vmi.vand.errors.mlir:53:38: error[PTO1014]: attribute `pmode` is given, but masks are combined whole
