// Errors of pto.vmi.deinterleave_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: index) {
  %r:2 = "pto.vmi.deinterleave_load"(%a0, %a1) : (!pto.ptr<f32, gm>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index) {
  %r:2 = "pto.vmi.deinterleave_load"(%a0, %a1) : (!pto.ptr<f16, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: index) {
  %r:2 = "pto.vmi.deinterleave_load"(%a0, %a1) : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>)
  return
}

func.func @kind0(%a0: !pto.align, %a1: index) {
  %r:2 = "pto.vmi.deinterleave_load"(%a0, %a1) : (!pto.align, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%p: !pto.ptr<f32, ub>, %i: index) {
  %l, %h = pto.vmi.deinterleave_load %p[%i] : !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.deinterleave_load.errors.mlir:6:38: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.deinterleave_load.errors.mlir:11:38: error[PTO0710]: expected `source` to point to f32, the elements of `low`, found a pointer to f16
//| vmi.deinterleave_load.errors.mlir:16:10: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `low`, found !pto.vmi.vreg<64xf32> in `high`
//| vmi.deinterleave_load.errors.mlir:21:38: error[PTO0203]: pto.vmi.deinterleave_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.deinterleave_load.errors.mlir:30:64: error[PTO0005]: expected '->'
