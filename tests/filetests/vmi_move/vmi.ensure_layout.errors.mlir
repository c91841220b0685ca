// Errors of pto.vmi.ensure_layout.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<101xf32>) {
  %r = "pto.vmi.ensure_layout"(%a0) : (!pto.vmi.vreg<101xf32>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.ensure_layout"(%a0) : (!pto.align) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.ensure_layout.errors.mlir:6:8: error[PTO1002]: expected `result` to differ from `source`, !pto.vmi.vreg<101xf32>, in the layout only, found !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//| vmi.ensure_layout.errors.mlir:11:32: error[PTO0203]: pto.vmi.ensure_layout expects a virtual vector as operand 'source', found !pto.align
//| vmi.ensure_layout.errors.mlir:20:86: error[PTO0005]: expected '->'
