// Errors of pto.vmi.vshrs.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xui16>, %a1: i16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vshrs"(%a0, %a1, %a2) : (!pto.vmi.vreg<9xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xf32>, %a1: i16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vshrs"(%a0, %a1, %a2) : (!pto.vmi.vreg<8xf32>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<8xui16>, %a1: i16, %a2: !pto.vmi.mask<8xb8>) {
  %r = "pto.vmi.vshrs"(%a0, %a1, %a2) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xb8>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: i16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vshrs"(%a0, %a1, %a2) : (!pto.align, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<8xui16>, %c: i16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vshrs %b, %c, %d : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @amount31(%a0: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
    %c1 = arith.constant 32 : i16
    %r0 = "pto.vmi.vshrs"(%a0, %c1, %a2) : (!pto.vmi.vreg<64xi32>, i16, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vshrs.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<9xui16> as of `src`, found !pto.vmi.vreg<8xui16> in `result`
//| vmi.vshrs.errors.mlir:6:34: error[PTO1001]: expected 9 lanes in `mask` as in `src`, found 8
//| vmi.vshrs.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<8xf32> as of `src`, found !pto.vmi.vreg<8xui16> in `result`
//| vmi.vshrs.errors.mlir:11:24: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `src`
//| vmi.vshrs.errors.mlir:16:34: error[PTO0703]: expected `mask` with granularity b16 for elements ui16 of `src`, found b8
//| vmi.vshrs.errors.mlir:21:24: error[PTO0203]: pto.vmi.vshrs expects a virtual vector as operand 'src', found !pto.align
//| vmi.vshrs.errors.mlir:30:84: error[PTO0005]: expected '->'
//| vmi.vshrs.errors.mlir:40:32: error[PTO0719]: elements i32 are shifted by 0 to 31, found 32
