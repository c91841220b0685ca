// Errors of pto.vmi.vinterpret_cast.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xi32>) {
  %r = "pto.vmi.vinterpret_cast"(%a0) : (!pto.vmi.vreg<9xi32>) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vinterpret_cast"(%a0) : (!pto.align) -> !pto.vmi.vreg<8xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<8xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vinterpret_cast.errors.mlir:6:8: error[PTO1007]: expected 288 bits in `result` as in `source`, found 256
//| vmi.vinterpret_cast.errors.mlir:11:34: error[PTO0203]: pto.vmi.vinterpret_cast expects a virtual vector as operand 'source', found !pto.align
//| vmi.vinterpret_cast.errors.mlir:20:57: error[PTO0005]: expected '->'
