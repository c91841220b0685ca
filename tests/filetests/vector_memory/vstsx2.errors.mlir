// Each rule of pto.vstsx2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>, %x: index, %m: !pto.mask<b32>) {
    pto.vstsx2 %f, %f, %g[%x], "INTLV_B32", %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, gm>, index, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>, %x: index, %m: !pto.mask<b32>) {
    pto.vstsx2 %f, %f, %q[%x], "INTLV_B32", %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f16, ub>, index, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // One type for both registers.
  func.func @case(%f: !pto.vreg<64xf32>, %h: !pto.vreg<128xf16>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
    pto.vstsx2 %f, %h, %p[%x], "INTLV_B32", %m : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %b: !pto.mask<b8>) {
    pto.vstsx2 %f, %f, %p[%x], "INTLV_B32", %b : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
    pto.vstsx2 %f, %f, %p[%x], "NORM_B32", %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %o: !pto.ptr<f8E5M2, ub>, %x: index, %b: !pto.mask<b8>) {
    pto.vstsx2 %e, %e, %o[%x], "INTLV_B8", %b : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>, index, !pto.mask<b8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vstsx2.errors.mlir:7:24: error[PTO0709]: expected `destination` to point into ub, found gm
//| vstsx2.errors.mlir:17:24: error[PTO0710]: expected `destination` to point to f32, the elements of `low`, found a pointer to f16
//| vstsx2.errors.mlir:27:20: error[PTO0701]: expected type !pto.vreg<64xf32> as of `low`, found !pto.vreg<128xf16> in `high`
//| vstsx2.errors.mlir:37:45: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `low`, found b8
//| vstsx2.errors.mlir:47:32: error[PTO0122]: unknown distribution 'NORM_B32', expected INTLV_B8, INTLV_B16 or INTLV_B32
//| vstsx2.errors.mlir:57:16: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `low`
