// Errors of pto.vmi.fma.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.fma"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.fma"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.fma"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fma %a, %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.fma.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.fma.errors.mlir:6:27: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.fma.errors.mlir:6:32: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `acc`
//| vmi.fma.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.fma.errors.mlir:11:22: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `lhs`
//| vmi.fma.errors.mlir:11:27: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.fma.errors.mlir:11:32: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `lhs`, found !pto.vmi.vreg<64xf32> in `acc`
//| vmi.fma.errors.mlir:16:22: error[PTO0203]: pto.vmi.fma expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.fma.errors.mlir:25:100: error[PTO0005]: expected '->'
