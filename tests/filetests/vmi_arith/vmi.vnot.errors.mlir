// Errors of pto.vmi.vnot.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xi16>) {
  %r = "pto.vmi.vnot"(%a0) : (!pto.vmi.vreg<257xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xf32>) {
  %r = "pto.vmi.vnot"(%a0) : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vnot"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<65xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vnot"(%a0, %a1) <{pmode = "merge"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vnot"(%a0) : (!pto.align) -> !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vnot %a, %m {pmode = "bogus"} : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vnot %b : !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @masks25(%a0: !pto.vmi.mask<64xpred>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vnot"(%a0, %a1) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vnot.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<257xi16> as of `source`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vnot.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<256xf32> as of `source`, found !pto.vmi.vreg<256xi16> in `result`
//| vmi.vnot.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `source`
//| vmi.vnot.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.vnot.errors.mlir:16:28: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.vnot.errors.mlir:21:28: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `source`, found b8
//| vmi.vnot.errors.mlir:26:23: error[PTO0203]: pto.vmi.vnot expects a virtual vector or mask of one as operand 'source', found !pto.align
//| vmi.vnot.errors.mlir:35:37: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vnot.errors.mlir:44:48: error[PTO0005]: expected '->'
//| vmi.vnot.errors.mlir:53:31: error[PTO1014]: `mask` is given, but masks are combined whole
