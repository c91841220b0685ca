// Errors of pto.vmi.ensure_mask_granularity.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.ensure_mask_granularity"(%a0) : (!pto.vmi.mask<256xpred>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.ensure_mask_granularity"(%a0) : (!pto.align) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_mask_granularity %b : !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.ensure_mask_granularity.errors.mlir:6:8: error[PTO1001]: expected 256 lanes in `result` as in `source`, found 128
//| vmi.ensure_mask_granularity.errors.mlir:11:42: error[PTO0203]: pto.vmi.ensure_mask_granularity expects a mask of a virtual vector as operand 'source', found !pto.align
//| vmi.ensure_mask_granularity.errors.mlir:20:96: error[PTO0005]: expected '->'
