// Errors of pto.vmi.vbrc.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: i32) {
  %r = "pto.vmi.vbrc"(%a0) : (i32) -> !pto.vmi.vreg<4xi8>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xf32>) {
  %r = "pto.vmi.vbrc"(%a0) <{group = 8 : i64}> : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<65xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vbrc"(%a0) : (!pto.align) -> !pto.vmi.vreg<4xi8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: i8) {
  %a = pto.vmi.vbrc %b : i8
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vbrc.errors.mlir:6:23: error[PTO1009]: expected i8 or !pto.vmi.vreg<1xi8> as `value`, found i32
//| vmi.vbrc.errors.mlir:11:8: error[PTO1004]: expected 8 groups of one size in `result`, found 65 lanes
//| vmi.vbrc.errors.mlir:16:23: error[PTO0203]: pto.vmi.vbrc expects an integer, float, index or virtual vector as operand 'value', found !pto.align
//| vmi.vbrc.errors.mlir:25:28: error[PTO0005]: expected '->'
