// Errors of pto.vmi.iota.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: f32) {
  %r = "pto.vmi.iota"(%a0) : (f32) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.iota"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: i32) {
  %r = pto.vmi.iota %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements65(%a0: bf16) {
    %r0 = "pto.vmi.iota"(%a0) : (bf16) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.iota.errors.mlir:6:23: error[PTO0704]: expected i32 in `base` to go with `result`, found f32
//| vmi.iota.errors.mlir:11:23: error[PTO0203]: pto.vmi.iota expects an integer, float or index as operand 'base', found !pto.align
//| vmi.iota.errors.mlir:20:29: error[PTO0005]: expected '->'
//| vmi.iota.errors.mlir:29:11: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found bf16 in `result`
