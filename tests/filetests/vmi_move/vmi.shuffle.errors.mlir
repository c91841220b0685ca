// Errors of pto.vmi.shuffle.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<128xi32>) {
  %r = "pto.vmi.shuffle"(%a0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xi32>) -> !pto.vmi.vreg<4xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xf32>) {
  %r = "pto.vmi.shuffle"(%a0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<5xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.shuffle"(%a0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.align) -> !pto.vmi.vreg<4xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.shuffle %b[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.shuffle.errors.mlir:6:8: error[PTO1003]: expected elements i32 in `result` as in `source`, found f32
//| vmi.shuffle.errors.mlir:11:33: error[PTO1008]: expected 5 indices, one for each lane of `result`, found 4
//| vmi.shuffle.errors.mlir:16:26: error[PTO0203]: pto.vmi.shuffle expects a virtual vector as operand 'source', found !pto.align
//| vmi.shuffle.errors.mlir:25:65: error[PTO0005]: expected '->'
