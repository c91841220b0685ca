// Each rule of pto.vexp, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r = pto.vexp %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vexp %e, %b : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vexp %h, %m : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = "pto.vexp"(%x, %m) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vexp"(%f, %m, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vexp"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vexp"(%f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vexp.errors.mlir:7:10: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<64xi32> in `result`
//| vexp.errors.mlir:17:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vexp.errors.mlir:27:23: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vexp.errors.mlir:37:22: error[PTO0203]: pto.vexp expects a vector register as operand 'input', found index
//| vexp.errors.mlir:38:11: error[PTO0202]: pto.vexp expects 2 operands (input, mask), found 3
//| vexp.errors.mlir:39:5: error[PTO0204]: pto.vexp expects 1 result (result), found 0
//| vexp.errors.mlir:40:32: error[PTO0206]: pto.vexp has no inherent attributes, found 'other'
