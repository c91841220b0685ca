// Errors of pto.vmi.negf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.negf"(%a0) : (!pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.negf"(%a0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.negf"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.negf %a : !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.negf.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.negf.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.negf.errors.mlir:11:23: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `source`
//| vmi.negf.errors.mlir:16:23: error[PTO0203]: pto.vmi.negf expects a virtual vector as operand 'source', found !pto.align
//| vmi.negf.errors.mlir:25:47: error[PTO0005]: expected '->'
