// Each rule of pto.vcmp, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for both sources.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vcmp %f, %i, %m, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Both predicates have the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %n: !pto.mask<b16>, %m: !pto.mask<b32>) {
    %r0 = pto.vcmp %f, %f, %n, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b16> -> !pto.mask<b32>
    %r1 = pto.vcmp %f, %f, %m, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vcmp %e, %e, %b, "eq" : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vcmp %f, %f, %m, "less" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    %r1 = "pto.vcmp"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
    %r2 = "pto.vcmp"(%f, %f, %m) {cmp_mode = "less"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%f: !pto.vreg<64xf32>, %x: index, %m: !pto.mask<b32>) {
    %r0 = "pto.vcmp"(%f, %x, %m) {cmp_mode = "lt"} : (!pto.vreg<64xf32>, index, !pto.mask<b32>) -> !pto.mask<b32>
    %r1 = "pto.vcmp"(%f, %f, %m) {cmp_mode = "lt"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcmp.errors.mlir:7:23: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<64xi32> in `src1`
//| vcmp.errors.mlir:17:28: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src0`, found b16
//| vcmp.errors.mlir:18:11: error[PTO0703]: expected `result` with granularity b32 for elements f32 of `src0`, found b16
//| vcmp.errors.mlir:28:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `src0`
//| vcmp.errors.mlir:38:32: error[PTO0122]: unknown relation 'less', expected eq, ne, lt, le, gt or ge
//| vcmp.errors.mlir:39:11: error[PTO0205]: pto.vcmp expects attribute 'cmp_mode', eq, ne, lt, le, gt or ge
//| vcmp.errors.mlir:40:35: error[PTO0207]: pto.vcmp expects eq, ne, lt, le, gt or ge as attribute 'cmp_mode', found "less"
//| vcmp.errors.mlir:50:26: error[PTO0203]: pto.vcmp expects a vector register as operand 'src1', found index
//| vcmp.errors.mlir:51:11: error[PTO0204]: pto.vcmp expects a vector predicate as result 'result', found !pto.vreg<64xf32>
