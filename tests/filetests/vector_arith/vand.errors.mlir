// Each rule of pto.vand, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vand %f, %i, %m : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vand %f, %f, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %n: !pto.mask<b16>) {
    %r = pto.vand %f, %f, %n : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Any elements are combined, without a diagnostic.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vand %e, %e, %b : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vand"(%x, %f, %m) : (index, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vand"(%f, %f, %m, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vand"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vand"(%f, %f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vand %e, %e, %b : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Pairs are not taken apart.
  func.func @case(%a: !pto.vreg<64x!pto.bf16x2>, %b: !pto.vreg<128x!pto.hif8x2>, %m: !pto.mask<b32>, %n: !pto.mask<b16>) {
    %r0 = pto.vand %a, %a, %m : !pto.vreg<64x!pto.bf16x2>, !pto.vreg<64x!pto.bf16x2>, !pto.mask<b32> -> !pto.vreg<64x!pto.bf16x2>
    %r1 = pto.vand %b, %b, %n : !pto.vreg<128x!pto.hif8x2>, !pto.vreg<128x!pto.hif8x2>, !pto.mask<b16> -> !pto.vreg<128x!pto.hif8x2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vand.errors.mlir:7:24: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<64xi32> in `rhs`
//| vand.errors.mlir:8:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`
//| vand.errors.mlir:18:27: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b16
//| vand.errors.mlir:38:22: error[PTO0203]: pto.vand expects a vector register as operand 'lhs', found index
//| vand.errors.mlir:39:11: error[PTO0202]: pto.vand expects 3 operands (lhs, rhs, mask), found 4
//| vand.errors.mlir:40:5: error[PTO0204]: pto.vand expects 1 result (result), found 0
//| vand.errors.mlir:41:36: error[PTO0206]: pto.vand has no inherent attributes, found 'other'
//| vand.errors.mlir:51:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `lhs`
//| vand.errors.mlir:61:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found !pto.bf16x2 in `lhs`
//| vand.errors.mlir:62:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found !pto.hif8x2 in `lhs`
