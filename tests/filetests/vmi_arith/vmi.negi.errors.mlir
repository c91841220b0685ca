// Errors of pto.vmi.negi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>) {
  %r = "pto.vmi.negi"(%a0) : (!pto.vmi.vreg<65xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.negi"(%a0) : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.negi"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.negi %a : !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.negi.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.negi.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.negi.errors.mlir:11:23: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `source`
//| vmi.negi.errors.mlir:16:23: error[PTO0203]: pto.vmi.negi expects a virtual vector as operand 'source', found !pto.align
//| vmi.negi.errors.mlir:25:47: error[PTO0005]: expected '->'
