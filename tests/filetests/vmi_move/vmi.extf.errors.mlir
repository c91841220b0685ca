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

// run 1: exit 1
// stderr:
//| vmi.extf.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.extf.errors.mlir:11:8: error[PTO1006]: expected elements of more than 32 bits in `result`, found f32
//| vmi.extf.errors.mlir:11:23: error[PTO0702]: expected elements f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f4E1M2x2, !pto.f4E2M1x2 or !pto.bf16x2 on a5, found i32 in `source`
//| vmi.extf.errors.mlir:16:23: error[PTO0203]: pto.vmi.extf expects a virtual vector as operand 'source', found !pto.align
//| vmi.extf.errors.mlir:25:47: error[PTO0005]: expected '->'
