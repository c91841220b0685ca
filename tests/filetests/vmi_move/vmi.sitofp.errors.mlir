// Errors of pto.vmi.sitofp.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xsi32>) {
  %r = "pto.vmi.sitofp"(%a0) : (!pto.vmi.vreg<65xsi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.sitofp"(%a0) : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.sitofp"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xsi32>) {
  %a = pto.vmi.sitofp %b : !pto.vmi.vreg<64xsi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair54(%a0: !pto.vmi.vreg<64xi32>) {
    %r0 = "pto.vmi.sitofp"(%a0) : (!pto.vmi.vreg<64xi32>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair55(%a0: !pto.vmi.vreg<64xui16>) {
    %r0 = "pto.vmi.sitofp"(%a0) : (!pto.vmi.vreg<64xui16>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair56(%a0: !pto.vmi.vreg<64xsi32>) {
    %r0 = "pto.vmi.sitofp"(%a0) : (!pto.vmi.vreg<64xsi32>) -> (!pto.vmi.vreg<64xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.sitofp.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.sitofp.errors.mlir:11:25: error[PTO1006]: pto.vmi.sitofp does not convert f32 to f32
//| vmi.sitofp.errors.mlir:16:25: error[PTO0203]: pto.vmi.sitofp expects a virtual vector as operand 'source', found !pto.align
//| vmi.sitofp.errors.mlir:25:50: error[PTO0005]: expected '->'
//| vmi.sitofp.errors.mlir:34:28: error[PTO1006]: pto.vmi.sitofp does not convert i32 to f32
//| vmi.sitofp.errors.mlir:43:28: error[PTO1006]: pto.vmi.sitofp does not convert ui16 to f32
//| vmi.sitofp.errors.mlir:52:28: error[PTO1006]: pto.vmi.sitofp does not convert si32 to f16
