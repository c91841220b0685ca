// Errors of pto.vmi.truncf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi16>) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xi16>) -> !pto.vmi.vreg<64xf16>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.truncf"(%a0) <{saturate = "SAT"}> : (!pto.align) -> !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.truncf %b {saturate = "bogus"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.truncf %b {saturate = "SAT"} : !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.truncf.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.truncf.errors.mlir:11:25: error[PTO0702]: expected elements f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f4E1M2x2, !pto.f4E2M1x2 or !pto.bf16x2 on a5, found i32 in `source`
//| vmi.truncf.errors.mlir:16:8: error[PTO1006]: expected elements of fewer than 16 bits in `result`, found f16
//| vmi.truncf.errors.mlir:16:25: error[PTO0702]: expected elements f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f4E1M2x2, !pto.f4E2M1x2 or !pto.bf16x2 on a5, found i16 in `source`
//| vmi.truncf.errors.mlir:21:25: error[PTO0203]: pto.vmi.truncf expects a virtual vector as operand 'source', found !pto.align
//| vmi.truncf.errors.mlir:30:38: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.truncf.errors.mlir:39:68: error[PTO0005]: expected '->'
