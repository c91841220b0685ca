// Errors of pto.vmi.bitcast.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>) {
  %r = "pto.vmi.bitcast"(%a0) : (!pto.vmi.vreg<65xi32>) -> !pto.vmi.vreg<128xf16>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.bitcast"(%a0) : (!pto.align) -> !pto.vmi.vreg<128xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.bitcast %a : !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.bitcast.errors.mlir:6:8: error[PTO1007]: expected 2080 bits in `result` as in `source`, found 2048
//| vmi.bitcast.errors.mlir:11:26: error[PTO0203]: pto.vmi.bitcast expects a virtual vector as operand 'source', found !pto.align
//| vmi.bitcast.errors.mlir:20:50: error[PTO0005]: expected '->'
