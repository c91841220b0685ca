// Errors of pto.vmi.not.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>) {
  %r = "pto.vmi.not"(%a0) : (!pto.vmi.vreg<65xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.not"(%a0) : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.not"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.not %a : !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.not.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.not.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.not.errors.mlir:11:22: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `source`
//| vmi.not.errors.mlir:16:22: error[PTO0203]: pto.vmi.not expects a virtual vector as operand 'source', found !pto.align
//| vmi.not.errors.mlir:25:46: error[PTO0005]: expected '->'
