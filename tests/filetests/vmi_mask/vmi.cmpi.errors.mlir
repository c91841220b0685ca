// Errors of pto.vmi.cmpi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.cmpi"(%a0, %a1) <{predicate = "slt"}> : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.cmpi"(%a0, %a1) <{predicate = "slt"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.cmpi"(%a0, %a1) <{predicate = "slt"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.mask<64xb8>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.cmpi"(%a0, %a1) <{predicate = "slt"}> : (!pto.align, !pto.vmi.vreg<64xi32>) -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.cmpi "bogus", %a, %b : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32> -> !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.cmpi "slt", %a, %b : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.cmpi.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `lhs`, found 64
//| vmi.cmpi.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.cmpi.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.cmpi.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.cmpi.errors.mlir:16:8: error[PTO0703]: expected `result` with granularity b32 for elements i32 of `lhs`, found b8
//| vmi.cmpi.errors.mlir:21:23: error[PTO0203]: pto.vmi.cmpi expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.cmpi.errors.mlir:30:21: error[PTO0122]: unknown relation 'bogus', expected eq, ne, slt, sle, sgt, sge, ult, ule, ugt or uge
//| vmi.cmpi.errors.mlir:39:81: error[PTO0005]: expected '->'
