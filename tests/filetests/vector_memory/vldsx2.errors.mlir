// Each rule of pto.vldsx2, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Vector memory only.
func.func @case(%g: !pto.ptr<f32, gm>, %x: index) {
  %r:2 = pto.vldsx2 %g[%x], "DINTLV_B32" : !pto.ptr<f32, gm>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
  return
}

// -----

// The pointer points to the elements of the register.
func.func @case(%q: !pto.ptr<f16, ub>, %x: index) {
  %r:2 = pto.vldsx2 %q[%x], "DINTLV_B16" : !pto.ptr<f16, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
  return
}

// -----

// One type for both registers.
func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
  %r:2 = pto.vldsx2 %p[%x], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<128xf16>
  return
}

// -----

// The advanced pointer has the type of the pointer.
func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
  %r:3 = pto.vldsx2 %p[%x], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f16, ub>
  return
}

// -----

// Words outside the domain.
func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
  %r:2 = pto.vldsx2 %p[%x], "NORM" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
  %q0:2 = "pto.vldsx2"(%p, %x) : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}

// run 1: exit 1
// stderr:
//| vldsx2.errors.mlir:6:21: error[PTO0709]: expected `source` to point into ub, found gm
//| vldsx2.errors.mlir:14:21: error[PTO0710]: expected `source` to point to f32, the elements of `low`, found a pointer to f16
//| vldsx2.errors.mlir:22:10: error[PTO0701]: expected type !pto.vreg<64xf32> as of `low`, found !pto.vreg<128xf16> in `high`
//| vldsx2.errors.mlir:30:10: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vldsx2.errors.mlir:38:29: error[PTO0122]: unknown distribution 'NORM', expected DINTLV_B8, DINTLV_B16, DINTLV_B32 or BDINTLV
//| vldsx2.errors.mlir:39:11: error[PTO0205]: pto.vldsx2 expects attribute 'dist', DINTLV_B8, DINTLV_B16, DINTLV_B32 or BDINTLV
