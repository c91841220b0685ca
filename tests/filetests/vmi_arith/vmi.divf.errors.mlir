// Errors of pto.vmi.divf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.divf"(%a0, %a1) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.divf"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.divf"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.divf %a, %b : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.divf.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.divf.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.divf.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.divf.errors.mlir:11:23: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `lhs`
//| vmi.divf.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.divf.errors.mlir:16:23: error[PTO0203]: pto.vmi.divf expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.divf.errors.mlir:25:74: error[PTO0005]: expected '->'
