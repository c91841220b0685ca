// Errors of pto.vmi.vgatherb.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: !pto.vmi.vreg<64xui32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.ptr<f32, gm>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: !pto.vmi.vreg<64xui32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<65xui32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<65xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule4(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xui32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xui32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgatherb"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xui32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vgatherb %p, %i, %m : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vgatherb.errors.mlir:6:27: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.vgatherb.errors.mlir:11:27: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.vgatherb.errors.mlir:16:32: error[PTO1001]: expected 64 lanes in `offsets` as in `result`, found 65
//| vmi.vgatherb.errors.mlir:21:32: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `offsets`
//| vmi.vgatherb.errors.mlir:26:37: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b8
//| vmi.vgatherb.errors.mlir:31:27: error[PTO0203]: pto.vmi.vgatherb expects a pointer or memref as operand 'source', found !pto.align
//| vmi.vgatherb.errors.mlir:40:103: error[PTO0005]: expected '->'
