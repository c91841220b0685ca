// Each rule of pto.vsubc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vsubc %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>, !pto.mask<b8>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vsubc %lhs, %rhs, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b8>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vsubc %lhs, %rhs, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b8> -> !pto.vreg<64xui32>, !pto.mask<b32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vsubc %lhs, %rhs, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.mask<b32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vsubc %lhs, %rhs, %mask : !pto.vreg<64xui32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %mask: !pto.mask<b32>, %other: index) {
    %r0, %r1 = "pto.vsubc"(%other, %rhs, %mask) : (index, !pto.vreg<64xui32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    %r2, %r3 = "pto.vsubc"(%lhs, %rhs, %mask, %other) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, index) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    "pto.vsubc"(%lhs, %rhs, %mask) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> ()
    %r4, %r5 = "pto.vsubc"(%lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vsubc.errors.mlir:7:26: error[PTO0702]: expected elements i32 on a5, found f8E5M2 in `lhs`
//| vsubc.errors.mlir:17:16: error[PTO0703]: expected `carry` with granularity b32 for elements ui32 of `lhs`, found b8
//| vsubc.errors.mlir:27:38: error[PTO0703]: expected `mask` with granularity b32 for elements ui32 of `lhs`, found b8
//| vsubc.errors.mlir:37:16: error[PTO0701]: expected type !pto.vreg<64xui32> as of `lhs`, found !pto.vreg<64xf32> in `result`
//| vsubc.errors.mlir:47:32: error[PTO0701]: expected type !pto.vreg<64xui32> as of `lhs`, found !pto.vreg<64xf32> in `rhs`
//| vsubc.errors.mlir:57:28: error[PTO0203]: pto.vsubc expects a vector register as operand 'lhs', found index
//| vsubc.errors.mlir:58:16: error[PTO0202]: pto.vsubc expects 3 operands (lhs, rhs, mask), found 4
//| vsubc.errors.mlir:59:5: error[PTO0204]: pto.vsubc expects 2 results (result, carry), found 0
//| vsubc.errors.mlir:60:49: error[PTO0206]: pto.vsubc has no inherent attributes, found 'other'
