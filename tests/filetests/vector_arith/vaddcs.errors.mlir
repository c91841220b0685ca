// Each rule of pto.vaddcs, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %carry_in: !pto.mask<b8>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>, !pto.mask<b8>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %carry_in: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b8>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %carry_in: !pto.mask<b8>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b8>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %carry_in: !pto.mask<b32>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b8> -> !pto.vreg<64xui32>, !pto.mask<b32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %carry_in: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.mask<b32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xf32>, %carry_in: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vaddcs %lhs, %rhs, %carry_in, %mask : !pto.vreg<64xui32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xui32>, %rhs: !pto.vreg<64xui32>, %carry_in: !pto.mask<b32>, %mask: !pto.mask<b32>, %other: index) {
    %r0, %r1 = "pto.vaddcs"(%other, %rhs, %carry_in, %mask) : (index, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    %r2, %r3 = "pto.vaddcs"(%lhs, %rhs, %carry_in, %mask, %other) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>, index) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    "pto.vaddcs"(%lhs, %rhs, %carry_in, %mask) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> ()
    %r4, %r5 = "pto.vaddcs"(%lhs, %rhs, %carry_in, %mask) <{other = 1 : i32}> : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vaddcs.errors.mlir:7:27: error[PTO0702]: expected elements i32 on a5, found f8E5M2 in `lhs`
//| vaddcs.errors.mlir:17:16: error[PTO0703]: expected `carry` with granularity b32 for elements ui32 of `lhs`, found b8
//| vaddcs.errors.mlir:27:39: error[PTO0703]: expected `carry_in` with granularity b32 for elements ui32 of `lhs`, found b8
//| vaddcs.errors.mlir:37:50: error[PTO0703]: expected `mask` with granularity b32 for elements ui32 of `lhs`, found b8
//| vaddcs.errors.mlir:47:16: error[PTO0701]: expected type !pto.vreg<64xui32> as of `lhs`, found !pto.vreg<64xf32> in `result`
//| vaddcs.errors.mlir:57:33: error[PTO0701]: expected type !pto.vreg<64xui32> as of `lhs`, found !pto.vreg<64xf32> in `rhs`
//| vaddcs.errors.mlir:67:29: error[PTO0203]: pto.vaddcs expects a vector register as operand 'lhs', found index
//| vaddcs.errors.mlir:68:16: error[PTO0202]: pto.vaddcs expects 4 operands (lhs, rhs, carry_in, mask), found 5
//| vaddcs.errors.mlir:69:5: error[PTO0204]: pto.vaddcs expects 2 results (result, carry), found 0
//| vaddcs.errors.mlir:70:61: error[PTO0206]: pto.vaddcs has no inherent attributes, found 'other'
