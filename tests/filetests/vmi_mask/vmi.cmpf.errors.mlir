// Errors of pto.vmi.cmpf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.cmpf"(%a0, %a1) <{predicate = "olt"}> : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.cmpf"(%a0, %a1) <{predicate = "olt"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.cmpf"(%a0, %a1) <{predicate = "olt"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xb8>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.cmpf"(%a0, %a1) <{predicate = "olt"}> : (!pto.align, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.cmpf "bogus", %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.cmpf "olt", %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.cmpf.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `lhs`, found 64
//| vmi.cmpf.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.cmpf.errors.mlir:11:23: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `lhs`
//| vmi.cmpf.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.cmpf.errors.mlir:16:8: error[PTO0703]: expected `result` with granularity b32 for elements f32 of `lhs`, found b8
//| vmi.cmpf.errors.mlir:21:23: error[PTO0203]: pto.vmi.cmpf expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.cmpf.errors.mlir:30:21: error[PTO0122]: unknown relation 'bogus', expected eq, ne, lt, le, gt, ge, oeq, one, olt, ole, ogt or oge
//| vmi.cmpf.errors.mlir:39:81: error[PTO0005]: expected '->'
