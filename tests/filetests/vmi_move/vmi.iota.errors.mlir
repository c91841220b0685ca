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

// run 1: exit 1
// stderr:
//| vmi.iota.errors.mlir:6:23: error[PTO0704]: expected i32 in `base` to go with `result`, found f32
//| vmi.iota.errors.mlir:11:23: error[PTO0203]: pto.vmi.iota expects an integer, float or index as operand 'base', found !pto.align
//| vmi.iota.errors.mlir:20:29: error[PTO0005]: expected '->'
