// Errors of pto.vmi.unpack.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<128xi32>) {
  %r:2 = "pto.vmi.unpack"(%a0) : (!pto.vmi.vreg<128xi32>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}

func.func @kind0(%a0: !pto.align) {
  %r:2 = "pto.vmi.unpack"(%a0) : (!pto.align) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %r:2 = pto.vmi.unpack(%a) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.unpack.errors.mlir:6:10: error[PTO1013]: `parts` of type !pto.vreg<64xf32> holds no part of `source`, !pto.vmi.vreg<128xi32>
//| vmi.unpack.errors.mlir:11:27: error[PTO0203]: pto.vmi.unpack expects a virtual vector or mask of one as operand 'source', found !pto.align
//| vmi.unpack.errors.mlir:20:10: error[PTO0005]: pto.vmi.unpack has no custom form
