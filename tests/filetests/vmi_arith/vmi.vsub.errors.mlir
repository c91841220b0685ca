// Errors of pto.vmi.vsub.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xi32>, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vsub"(%a0, %a1) : (!pto.vmi.vreg<9xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<9xui16>, %a1: !pto.vmi.vreg<8xui16>, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vsub"(%a0, %a1, %a2) : (!pto.vmi.vreg<9xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<8xui16>, %a1: !pto.vmi.vreg<8xui16>, %a2: !pto.vmi.mask<8xb8>) {
  %r = "pto.vmi.vsub"(%a0, %a1, %a2) : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xb8>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<8xi32>) {
  %r = "pto.vmi.vsub"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vsub %a, %b, %m {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vsub %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements2(%a0: !pto.vmi.vreg<64xf8E4M3FN>, %a1: !pto.vmi.vreg<64xf8E4M3FN>) {
    %r0 = "pto.vmi.vsub"(%a0, %a1) : (!pto.vmi.vreg<64xf8E4M3FN>, !pto.vmi.vreg<64xf8E4M3FN>) -> (!pto.vmi.vreg<64xf8E4M3FN>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vsub.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `result`
//| vmi.vsub.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<9xi32> as of `lhs`, found !pto.vmi.vreg<8xi32> in `rhs`
//| vmi.vsub.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<9xui16> as of `lhs`, found !pto.vmi.vreg<8xui16> in `result`
//| vmi.vsub.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<9xui16> as of `lhs`, found !pto.vmi.vreg<8xui16> in `rhs`
//| vmi.vsub.errors.mlir:11:33: error[PTO1001]: expected 9 lanes in `mask` as in `lhs`, found 8
//| vmi.vsub.errors.mlir:16:33: error[PTO0703]: expected `mask` with granularity b16 for elements ui16 of `lhs`, found b8
//| vmi.vsub.errors.mlir:21:23: error[PTO0203]: pto.vmi.vsub expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vsub.errors.mlir:30:41: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vsub.errors.mlir:39:72: error[PTO0005]: expected '->'
//| vmi.vsub.errors.mlir:48:26: error[PTO0702]: expected elements i8, i16, i32, f16, bf16 or f32 on a5, found f8E4M3FN in `lhs`
