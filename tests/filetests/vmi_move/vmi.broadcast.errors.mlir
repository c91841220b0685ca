// Errors of pto.vmi.broadcast.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: i32) {
  %r = "pto.vmi.broadcast"(%a0) : (i32) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.broadcast"(%a0) : (!pto.align) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: f32) {
  %r = pto.vmi.broadcast %a : f32
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.broadcast.errors.mlir:6:28: error[PTO1009]: expected f32 or !pto.vmi.vreg<1xf32> as `value`, found i32
//| vmi.broadcast.errors.mlir:11:28: error[PTO0203]: pto.vmi.broadcast expects an integer, float, index or virtual vector as operand 'value', found !pto.align
//| vmi.broadcast.errors.mlir:20:34: error[PTO0005]: expected '->'
