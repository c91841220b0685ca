// Errors of pto.vmi.pack.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vreg<128xf16>, %a1: !pto.vreg<64xf32>) {
  %r = "pto.vmi.pack"(%a0, %a1) : (!pto.vreg<128xf16>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vreg<64xf32>) {
  %r = "pto.vmi.pack"(%a0, %a1) : (!pto.align, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vreg<64xf32>, %b: !pto.vreg<64xf32>) {
  %r = pto.vmi.pack(%a, %b) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.pack.errors.mlir:6:23: error[PTO1013]: `parts` of type !pto.vreg<128xf16> holds no part of `result`, !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//| vmi.pack.errors.mlir:11:23: error[PTO0203]: pto.vmi.pack expects a vector register or vector predicate as operand 'parts', found !pto.align
//| vmi.pack.errors.mlir:20:8: error[PTO0005]: pto.vmi.pack has no custom form
