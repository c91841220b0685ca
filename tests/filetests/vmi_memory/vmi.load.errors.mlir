// Errors of pto.vmi.load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: index) {
  %r = "pto.vmi.load"(%a0, %a1) : (!pto.ptr<f32, gm>, index) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index) {
  %r = "pto.vmi.load"(%a0, %a1) : (!pto.ptr<f16, ub>, index) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index) {
  %r = "pto.vmi.load"(%a0, %a1) : (!pto.align, index) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.load %b[%c] : !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.load.errors.mlir:6:23: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.load.errors.mlir:11:23: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.load.errors.mlir:16:23: error[PTO0203]: pto.vmi.load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.load.errors.mlir:25:47: error[PTO0005]: expected '->'
