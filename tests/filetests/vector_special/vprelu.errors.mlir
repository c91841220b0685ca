// Each rule of pto.vprelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vprelu %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vprelu %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<128xf16>, %mask: !pto.mask<b32>) {
    %r0 = pto.vprelu %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vprelu %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vprelu"(%other, %rhs, %mask) : (index, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vprelu"(%lhs, %rhs, %mask, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vprelu"(%lhs, %rhs, %mask) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vprelu"(%lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vprelu.errors.mlir:7:22: error[PTO0702]: expected elements f16 or f32 on a5, found f8E5M2 in `lhs`
//| vprelu.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`
//| vprelu.errors.mlir:27:28: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `rhs`
//| vprelu.errors.mlir:37:34: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b8
//| vprelu.errors.mlir:47:24: error[PTO0203]: pto.vprelu expects a vector register as operand 'lhs', found index
//| vprelu.errors.mlir:48:11: error[PTO0202]: pto.vprelu expects 3 operands (lhs, rhs, mask), found 4
//| vprelu.errors.mlir:49:5: error[PTO0204]: pto.vprelu expects 1 result (result), found 0
//| vprelu.errors.mlir:50:45: error[PTO0206]: pto.vprelu has no inherent attributes, found 'other'
