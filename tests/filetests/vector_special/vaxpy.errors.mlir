// Each rule of pto.vaxpy, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<256xf8E5M2>, %src1: !pto.vreg<256xf8E5M2>, %alpha: f8E5M2, %mask: !pto.mask<b8>) {
    %r0 = pto.vaxpy %src0, %src1, %alpha, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, f8E5M2, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %alpha: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vaxpy %src0, %src1, %alpha, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<128xf16>, %alpha: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vaxpy %src0, %src1, %alpha, %mask : !pto.vreg<64xf32>, !pto.vreg<128xf16>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %alpha: f16, %mask: !pto.mask<b32>) {
    %r0 = pto.vaxpy %src0, %src1, %alpha, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, f16, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %alpha: f32, %mask: !pto.mask<b8>) {
    %r0 = pto.vaxpy %src0, %src1, %alpha, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, f32, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %alpha: f32, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vaxpy"(%other, %src1, %alpha, %mask) : (index, !pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vaxpy"(%src0, %src1, %alpha, %mask, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, f32, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vaxpy"(%src0, %src1, %alpha, %mask) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, f32, !pto.mask<b32>) -> ()
    %r2 = "pto.vaxpy"(%src0, %src1, %alpha, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vaxpy.errors.mlir:7:21: error[PTO0702]: expected elements f16 or f32 on a5, found f8E5M2 in `src0`
//| vaxpy.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<128xf16> in `result`
//| vaxpy.errors.mlir:27:28: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<128xf16> in `src1`
//| vaxpy.errors.mlir:37:35: error[PTO0704]: expected f32 in `alpha` to go with `src0`, found f16
//| vaxpy.errors.mlir:47:43: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src0`, found b8
//| vaxpy.errors.mlir:57:23: error[PTO0203]: pto.vaxpy expects a vector register as operand 'src0', found index
//| vaxpy.errors.mlir:58:11: error[PTO0202]: pto.vaxpy expects 4 operands (src0, src1, alpha, mask), found 5
//| vaxpy.errors.mlir:59:5: error[PTO0204]: pto.vaxpy expects 1 result (result), found 0
//| vaxpy.errors.mlir:60:54: error[PTO0206]: pto.vaxpy has no inherent attributes, found 'other'
