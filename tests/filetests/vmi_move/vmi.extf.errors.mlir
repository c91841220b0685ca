// Errors of pto.vmi.extf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf16>) {
  %r = "pto.vmi.extf"(%a0) : (!pto.vmi.vreg<65xf16>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.extf"(%a0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.extf"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf16>) {
  %r = pto.vmi.extf %a : !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair45(%a0: !pto.vmi.vreg<64xf16>) {
    %r0 = "pto.vmi.extf"(%a0) : (!pto.vmi.vreg<64xf16>) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.extf.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.extf.errors.mlir:11:23: error[PTO1006]: pto.vmi.extf does not convert i32 to f32
//| vmi.extf.errors.mlir:16:23: error[PTO0203]: pto.vmi.extf expects a virtual vector as operand 'source', found !pto.align
//| vmi.extf.errors.mlir:25:47: error[PTO0005]: expected '->'
//| vmi.extf.errors.mlir:34:26: error[PTO1006]: pto.vmi.extf does not convert f16 to bf16
