// Each rule of pto.vands, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %scalar: f8E5M2, %mask: !pto.mask<b8>) {
    %r0 = pto.vands %input, %scalar, %mask : !pto.vreg<256xf8E5M2>, f8E5M2, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b32>) {
    %r0 = pto.vands %input, %scalar, %mask : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vands %input, %scalar, %mask : !pto.vreg<64xi32>, f32, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b8>) {
    %r0 = pto.vands %input, %scalar, %mask : !pto.vreg<64xi32>, i32, !pto.mask<b8> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vands"(%other, %scalar, %mask) : (index, i32, !pto.mask<b32>) -> !pto.vreg<64xi32>
    %r1 = "pto.vands"(%input, %scalar, %mask, %other) : (!pto.vreg<64xi32>, i32, !pto.mask<b32>, index) -> !pto.vreg<64xi32>
    "pto.vands"(%input, %scalar, %mask) : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> ()
    %r2 = "pto.vands"(%input, %scalar, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vands.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vands.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `input`, found !pto.vreg<64xf32> in `result`
//| vands.errors.mlir:27:29: error[PTO0704]: expected i32 in `scalar` to go with `input`, found f32
//| vands.errors.mlir:37:38: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `input`, found b8
//| vands.errors.mlir:47:23: error[PTO0203]: pto.vands expects a vector register as operand 'input', found index
//| vands.errors.mlir:48:11: error[PTO0202]: pto.vands expects 3 operands (input, scalar, mask), found 4
//| vands.errors.mlir:49:5: error[PTO0204]: pto.vands expects 1 result (result), found 0
//| vands.errors.mlir:50:49: error[PTO0206]: pto.vands has no inherent attributes, found 'other'
