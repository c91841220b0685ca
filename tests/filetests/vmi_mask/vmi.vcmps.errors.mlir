// Errors of pto.vmi.vcmps.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xui16>, %a1: ui16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "ne"}> : (!pto.vmi.vreg<9xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xi32>, %a1: ui16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "ne"}> : (!pto.vmi.vreg<8xi32>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<8xui16>, %a1: ui16, %a2: !pto.vmi.mask<8xb8>) {
  %r = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "ne"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xb8>) -> !pto.vmi.mask<8xpred>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<8xui16>, %a1: ui16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "olt"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}

func.func @kind0(%a0: !pto.align, %a1: ui16, %a2: !pto.vmi.mask<8xpred>) {
  %r = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "ne"}> : (!pto.align, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<8xui16>, %c: ui16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vcmps %b, %c, %d {cmp = "bogus"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<8xui16>, %c: ui16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vcmps %b, %c, %d {cmp = "ne"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @scalar81(%a0: !pto.vmi.vreg<64xui32>, %a1: i32, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "lt"}> : (!pto.vmi.vreg<64xui32>, i32, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @scalar82(%a0: !pto.vmi.vreg<64xf32>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vcmps"(%a0, %a1, %a2) <{cmp = "lt", pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vcmps.errors.mlir:6:8: error[PTO1001]: expected 9 lanes in `result` as in `src`, found 8
//| vmi.vcmps.errors.mlir:6:34: error[PTO1001]: expected 9 lanes in `seed` as in `src`, found 8
//| vmi.vcmps.errors.mlir:11:29: error[PTO0704]: expected i32 in `scalar` to go with `src`, found ui16
//| vmi.vcmps.errors.mlir:16:34: error[PTO0703]: expected `seed` with granularity b16 for elements ui16 of `src`, found b8
//| vmi.vcmps.errors.mlir:21:41: error[PTO1011]: olt compares floats, found elements ui16 in `src`
//| vmi.vcmps.errors.mlir:26:24: error[PTO0203]: pto.vmi.vcmps expects a virtual vector as operand 'src', found !pto.align
//| vmi.vcmps.errors.mlir:35:40: error[PTO0122]: unknown relation 'bogus', expected eq, ne, lt, le, gt, ge, oeq, one, olt, ole, ogt or oge
//| vmi.vcmps.errors.mlir:44:98: error[PTO0005]: expected '->'
//| vmi.vcmps.errors.mlir:53:32: error[PTO0704]: expected ui32 in `scalar` to go with `src`, found i32
//| vmi.vcmps.errors.mlir:62:56: error[PTO0207]: pto.vmi.vcmps expects zeroing or merge as attribute 'pmode', found "zero"
