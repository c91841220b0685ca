// Errors of pto.vmi.absi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>) {
  %r = "pto.vmi.absi"(%a0) : (!pto.vmi.vreg<65xi32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.absi"(%a0) : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.absi"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.absi %a : !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.absi.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.absi.errors.mlir:6:23: error[PTO0702]: expected elements si8, si16 or si32 on a5, found i32 in `source`
//| vmi.absi.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32> as of `source`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.absi.errors.mlir:11:23: error[PTO0702]: expected elements si8, si16 or si32 on a5, found f32 in `source`
//| vmi.absi.errors.mlir:16:23: error[PTO0203]: pto.vmi.absi expects a virtual vector as operand 'source', found !pto.align
//| vmi.absi.errors.mlir:25:47: error[PTO0005]: expected '->'
