// Errors of pto.vmi.vxor.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xi16>, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vxor"(%a0, %a1) : (!pto.vmi.vreg<257xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xf32>, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vxor"(%a0, %a1) : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vxor"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vxor"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vxor"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vxor %a, %b, %m {pmode = "bogus"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<256xi16>, %c: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vxor %b, %c : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks23(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vxor"(%a0, %a1, %a2) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks24(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vxor"(%a0, %a1) <{pmode = "zero"}> : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vxor.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<257xi16> as of `lhs`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vxor.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<257xi16> as of `lhs`, found !pto.vmi.vreg<256xi16> in `rhs`
//| vmi.vxor.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<256xf32> as of `lhs`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vxor.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.vxor.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<256xf32> as of `lhs`, found !pto.vmi.vreg<256xi16> in `rhs`
//| vmi.vxor.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.vxor.errors.mlir:16:28: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.vxor.errors.mlir:16:33: error[PTO1001]: expected 65 lanes in `mask` as in `lhs`, found 64
//| vmi.vxor.errors.mlir:21:33: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `lhs`, found b8
//| vmi.vxor.errors.mlir:26:23: error[PTO0203]: pto.vmi.vxor expects a virtual vector or mask of one as operand 'lhs', found !pto.align
//| vmi.vxor.errors.mlir:35:41: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vxor.errors.mlir:44:76: error[PTO0005]: expected '->'
//| vmi.vxor.errors.mlir:53:36: error[PTO1014]: `mask` is given, but masks are combined whole
//| vmi.vxor.errors.mlir:62:38: error[PTO1014]: attribute `pmode` is given, but masks are combined whole
