// Errors of pto.vmi.ori.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.ori"(%a0, %a1) : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.ori"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.ori"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.ori %a, %b : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.ori.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.ori.errors.mlir:6:27: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.ori.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.ori.errors.mlir:11:22: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `lhs`
//| vmi.ori.errors.mlir:11:27: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `lhs`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.ori.errors.mlir:16:22: error[PTO0203]: pto.vmi.ori expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.ori.errors.mlir:25:73: error[PTO0005]: expected '->'
