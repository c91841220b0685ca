// Each rule of pto.vors, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %scalar: f8E5M2, %mask: !pto.mask<b8>) {
    %r0 = pto.vors %input, %scalar, %mask : !pto.vreg<256xf8E5M2>, f8E5M2, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b32>) {
    %r0 = pto.vors %input, %scalar, %mask : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vors %input, %scalar, %mask : !pto.vreg<64xi32>, f32, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b8>) {
    %r0 = pto.vors %input, %scalar, %mask : !pto.vreg<64xi32>, i32, !pto.mask<b8> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: i32, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vors"(%other, %scalar, %mask) : (index, i32, !pto.mask<b32>) -> !pto.vreg<64xi32>
    %r1 = "pto.vors"(%input, %scalar, %mask, %other) : (!pto.vreg<64xi32>, i32, !pto.mask<b32>, index) -> !pto.vreg<64xi32>
    "pto.vors"(%input, %scalar, %mask) : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> ()
    %r2 = "pto.vors"(%input, %scalar, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vors.errors.mlir:7:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vors.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `input`, found !pto.vreg<64xf32> in `result`
//| vors.errors.mlir:27:28: error[PTO0704]: expected i32 in `scalar` to go with `input`, found f32
//| vors.errors.mlir:37:37: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `input`, found b8
//| vors.errors.mlir:47:22: error[PTO0203]: pto.vors expects a vector register as operand 'input', found index
//| vors.errors.mlir:48:11: error[PTO0202]: pto.vors expects 3 operands (input, scalar, mask), found 4
//| vors.errors.mlir:49:5: error[PTO0204]: pto.vors expects 1 result (result), found 0
//| vors.errors.mlir:50:48: error[PTO0206]: pto.vors has no inherent attributes, found 'other'
