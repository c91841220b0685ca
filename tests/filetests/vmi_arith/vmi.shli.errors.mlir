// Errors of pto.vmi.shli.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.shli"(%a0, %a1) : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.shli"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.shli"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.shli %a, %b : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.shli.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.shli.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.shli.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.shli.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.shli.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.shli.errors.mlir:16:23: error[PTO0203]: pto.vmi.shli expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.shli.errors.mlir:25:74: error[PTO0005]: expected '->'
