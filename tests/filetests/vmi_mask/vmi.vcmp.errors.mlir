// Errors of pto.vmi.vcmp.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<129xi32>, %a1: !pto.vmi.vreg<128xi32>, %a2: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.vcmp"(%a0, %a1, %a2) <{cmp = "lt"}> : (!pto.vmi.vreg<129xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xi32>, %a1: !pto.vmi.vreg<128xi32>, %a2: !pto.vmi.mask<128xb8>) {
  %r = "pto.vmi.vcmp"(%a0, %a1, %a2) <{cmp = "lt"}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xb8>) -> !pto.vmi.mask<128xpred>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<128xi32>, %a1: !pto.vmi.vreg<128xi32>, %a2: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.vcmp"(%a0, %a1, %a2) <{cmp = "olt"}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<128xi32>, %a2: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.vcmp"(%a0, %a1, %a2) <{cmp = "lt"}> : (!pto.align, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<128xi32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmp %b, %b, %c {cmp = "bogus"} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<128xi32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmp %b, %b, %c {cmp = "lt"} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vcmp.errors.mlir:6:8: error[PTO1001]: expected 129 lanes in `result` as in `lhs`, found 128
//| vmi.vcmp.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<129xi32> as of `lhs`, found !pto.vmi.vreg<128xi32> in `rhs`
//| vmi.vcmp.errors.mlir:6:33: error[PTO1001]: expected 129 lanes in `seed` as in `lhs`, found 128
//| vmi.vcmp.errors.mlir:11:33: error[PTO0703]: expected `seed` with granularity b32 for elements i32 of `lhs`, found b8
//| vmi.vcmp.errors.mlir:16:40: error[PTO1011]: olt compares floats, found elements i32 in `lhs`
//| vmi.vcmp.errors.mlir:21:23: error[PTO0203]: pto.vmi.vcmp expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.vcmp.errors.mlir:30:39: error[PTO0122]: unknown relation 'bogus', expected eq, ne, lt, le, gt, ge, oeq, one, olt, ole, ogt or oge
//| vmi.vcmp.errors.mlir:39:118: error[PTO0005]: expected '->'
