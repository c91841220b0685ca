// Errors of pto.vmi.vshl.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xi32>, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vshl"(%a0, %a1) : (!pto.vmi.vreg<9xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xf32>, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vshl"(%a0, %a1) : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vshl"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vshl"(%a0, %a1, %a2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vshl"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vshl %a, %b, %m {pmode = "bogus"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vshl %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vshl.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `result`
//| vmi.vshl.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `rhs`
//| vmi.vshl.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<8xf32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `result`
//| vmi.vshl.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.vshl.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<8xf32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `rhs`
//| vmi.vshl.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.vshl.errors.mlir:16:28: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.vshl.errors.mlir:16:33: error[PTO1001]: expected 65 lanes in `mask` as in `lhs`, found 64
//| vmi.vshl.errors.mlir:21:33: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `lhs`, found b8
//| vmi.vshl.errors.mlir:26:23: error[PTO0203]: pto.vmi.vshl expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vshl.errors.mlir:35:41: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vshl.errors.mlir:44:72: error[PTO0005]: expected '->'
