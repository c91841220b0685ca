// Each rule of pto.vmin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vmin %f, %i, %m : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vmin %f, %f, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %n: !pto.mask<b16>) {
    %r = pto.vmin %f, %f, %n : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vmin %e, %e, %b : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vmin"(%x, %f, %m) : (index, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vmin"(%f, %f, %m, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vmin"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vmin"(%f, %f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmin.errors.mlir:7:24: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<64xi32> in `rhs`
//| vmin.errors.mlir:8:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`
//| vmin.errors.mlir:18:27: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b16
//| vmin.errors.mlir:28:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `lhs`
//| vmin.errors.mlir:38:22: error[PTO0203]: pto.vmin expects a vector register as operand 'lhs', found index
//| vmin.errors.mlir:39:11: error[PTO0202]: pto.vmin expects 3 operands (lhs, rhs, mask), found 4
//| vmin.errors.mlir:40:5: error[PTO0204]: pto.vmin expects 1 result (result), found 0
//| vmin.errors.mlir:41:36: error[PTO0206]: pto.vmin has no inherent attributes, found 'other'
