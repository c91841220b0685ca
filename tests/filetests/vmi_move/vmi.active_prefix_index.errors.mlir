// Errors of pto.vmi.active_prefix_index.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.active_prefix_index"(%a0) : (!pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.active_prefix_index"(%a0) : (!pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.active_prefix_index"(%a0) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.active_prefix_index"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.active_prefix_index %b : !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements70(%a0: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.active_prefix_index"(%a0) : (!pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xsi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.active_prefix_index.errors.mlir:6:8: error[PTO1001]: expected 128 lanes in `result` as in `mask`, found 64
//| vmi.active_prefix_index.errors.mlir:11:38: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `result`, found b8
//| vmi.active_prefix_index.errors.mlir:16:8: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `result`
//| vmi.active_prefix_index.errors.mlir:21:38: error[PTO0203]: pto.vmi.active_prefix_index expects a mask of a virtual vector as operand 'mask', found !pto.align
//| vmi.active_prefix_index.errors.mlir:30:63: error[PTO0005]: expected '->'
//| vmi.active_prefix_index.errors.mlir:39:11: error[PTO0702]: expected elements i8, i16 or i32 on a5, found si32 in `result`
