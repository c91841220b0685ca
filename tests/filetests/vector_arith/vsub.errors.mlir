// Each rule of pto.vsub, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vsub %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vsub %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<128xf16>, %mask: !pto.mask<b32>) {
    %r0 = pto.vsub %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vsub %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vsub"(%other, %rhs, %mask) : (index, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vsub"(%lhs, %rhs, %mask, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vsub"(%lhs, %rhs, %mask) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vsub"(%lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsub.errors.mlir:7:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `lhs`
//| vsub.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`
//| vsub.errors.mlir:27:26: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `rhs`
//| vsub.errors.mlir:37:32: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b8
//| vsub.errors.mlir:47:22: error[PTO0203]: pto.vsub expects a vector register as operand 'lhs', found index
//| vsub.errors.mlir:48:11: error[PTO0202]: pto.vsub expects 3 operands (lhs, rhs, mask), found 4
//| vsub.errors.mlir:49:5: error[PTO0204]: pto.vsub expects 1 result (result), found 0
//| vsub.errors.mlir:50:43: error[PTO0206]: pto.vsub has no inherent attributes, found 'other'
