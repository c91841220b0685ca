// Errors of pto.vmi.vor.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xi16>, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vor"(%a0, %a1) : (!pto.vmi.vreg<257xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xf32>, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vor"(%a0, %a1) : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vor"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vor"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<256xi16>) {
  %r = "pto.vmi.vor"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vor %a, %b, %m {pmode = "bogus"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<256xi16>, %c: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vor %b, %c : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks21(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vor"(%a0, %a1, %a2) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks22(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vor"(%a0, %a1) <{pmode = "zero"}> : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vor.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<257xi16> as of `lhs`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vor.errors.mlir:6:27: error[PTO0701]: expected type !pto.vmi.vreg<257xi16> as of `lhs`, found !pto.vmi.vreg<256xi16> in `rhs`
//| vmi.vor.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<256xf32> as of `lhs`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vor.errors.mlir:11:22: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.vor.errors.mlir:11:27: error[PTO0701]: expected type !pto.vmi.vreg<256xf32> as of `lhs`, found !pto.vmi.vreg<256xi16> in `rhs`
//| vmi.vor.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.vor.errors.mlir:16:27: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.vor.errors.mlir:16:32: error[PTO1001]: expected 65 lanes in `mask` as in `lhs`, found 64
//| vmi.vor.errors.mlir:21:32: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `lhs`, found b8
//| vmi.vor.errors.mlir:26:22: error[PTO0203]: pto.vmi.vor expects a virtual vector or mask of one as operand 'lhs', found !pto.align
//| vmi.vor.errors.mlir:35:40: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vor.errors.mlir:44:75: error[PTO0005]: expected '->'
//| vmi.vor.errors.mlir:53:35: error[PTO1014]: `mask` is given, but masks are combined whole
//| vmi.vor.errors.mlir:62:37: error[PTO1014]: attribute `pmode` is given, but masks are combined whole
