// Each rule of pto.vcmps, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // The scalar is an element.
  func.func @case(%f: !pto.vreg<64xf32>, %t: f16, %m: !pto.mask<b32>) {
    %r = pto.vcmps %f, %t, %m, "lt" : !pto.vreg<64xf32>, f16, !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Both predicates have the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32, %n: !pto.mask<b16>, %m: !pto.mask<b32>) {
    %r0 = pto.vcmps %f, %s, %n, "lt" : !pto.vreg<64xf32>, f32, !pto.mask<b16> -> !pto.mask<b32>
    %r1 = pto.vcmps %f, %s, %m, "lt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %c: i8, %b: !pto.mask<b8>) {
    %r = pto.vcmps %e, %c, %b, "eq" : !pto.vreg<256xf8E5M2>, i8, !pto.mask<b8> -> !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32, %m: !pto.mask<b32>) {
    %r0 = pto.vcmps %f, %s, %m, "==" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
    %r1 = "pto.vcmps"(%f, %s, %m) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcmps.errors.mlir:7:24: error[PTO0704]: expected f32 in `scalar` to go with `src`, found f16
//| vcmps.errors.mlir:17:29: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src`, found b16
//| vcmps.errors.mlir:18:11: error[PTO0703]: expected `result` with granularity b32 for elements f32 of `src`, found b16
//| vcmps.errors.mlir:28:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `src`
//| vcmps.errors.mlir:38:33: error[PTO0122]: unknown relation '==', expected eq, ne, lt, le, gt or ge
//| vcmps.errors.mlir:39:11: error[PTO0205]: pto.vcmps expects attribute 'cmp_mode', eq, ne, lt, le, gt or ge
