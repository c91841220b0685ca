// Each rule of pto.vmaxs, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %scalar: f8E5M2, %mask: !pto.mask<b8>) {
    %r0 = pto.vmaxs %input, %scalar, %mask : !pto.vreg<256xf8E5M2>, f8E5M2, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vmaxs %input, %scalar, %mask : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f16, %mask: !pto.mask<b32>) {
    %r0 = pto.vmaxs %input, %scalar, %mask : !pto.vreg<64xf32>, f16, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b8>) {
    %r0 = pto.vmaxs %input, %scalar, %mask : !pto.vreg<64xf32>, f32, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vmaxs"(%other, %scalar, %mask) : (index, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vmaxs"(%input, %scalar, %mask, %other) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vmaxs"(%input, %scalar, %mask) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> ()
    %r2 = "pto.vmaxs"(%input, %scalar, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmaxs.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vmaxs.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `result`
//| vmaxs.errors.mlir:27:29: error[PTO0704]: expected f32 in `scalar` to go with `input`, found f16
//| vmaxs.errors.mlir:37:38: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vmaxs.errors.mlir:47:23: error[PTO0203]: pto.vmaxs expects a vector register as operand 'input', found index
//| vmaxs.errors.mlir:48:11: error[PTO0202]: pto.vmaxs expects 3 operands (input, scalar, mask), found 4
//| vmaxs.errors.mlir:49:5: error[PTO0204]: pto.vmaxs expects 1 result (result), found 0
//| vmaxs.errors.mlir:50:49: error[PTO0206]: pto.vmaxs has no inherent attributes, found 'other'
