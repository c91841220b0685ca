// Each rule of pto.vldsx2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %x: index) {
    %r:2 = pto.vldsx2 %g[%x], "DINTLV_B32" : !pto.ptr<f32, gm>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%q: !pto.ptr<f16, ub>, %x: index) {
    %r:2 = pto.vldsx2 %q[%x], "DINTLV_B16" : !pto.ptr<f16, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // One type for both registers.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
    %r:2 = pto.vldsx2 %p[%x], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
    %r:3 = pto.vldsx2 %p[%x], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
    %r:2 = pto.vldsx2 %p[%x], "NORM" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
    %q0:2 = "pto.vldsx2"(%p, %x) : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%o: !pto.ptr<f8E5M2, ub>, %x: index) {
    %r:2 = pto.vldsx2 %o[%x], "DINTLV_B8" : !pto.ptr<f8E5M2, ub>, index -> !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vldsx2.errors.mlir:7:23: error[PTO0709]: expected `source` to point into ub, found gm
//| vldsx2.errors.mlir:17:23: error[PTO0710]: expected `source` to point to f32, the elements of `low`, found a pointer to f16
//| vldsx2.errors.mlir:27:12: error[PTO0701]: expected type !pto.vreg<64xf32> as of `low`, found !pto.vreg<128xf16> in `high`
//| vldsx2.errors.mlir:37:12: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vldsx2.errors.mlir:47:31: error[PTO0122]: unknown distribution 'NORM', expected DINTLV_B8, DINTLV_B16, DINTLV_B32 or BDINTLV
//| vldsx2.errors.mlir:48:13: error[PTO0205]: pto.vldsx2 expects attribute 'dist', DINTLV_B8, DINTLV_B16, DINTLV_B32 or BDINTLV
//| vldsx2.errors.mlir:58:12: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `low`
