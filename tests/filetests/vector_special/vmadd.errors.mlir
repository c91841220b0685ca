// Each rule of pto.vmadd, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<256xf8E5M2>, %lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vmadd %acc, %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vmadd %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<128xf16>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vmadd %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vmadd %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vmadd"(%other, %lhs, %rhs, %mask) : (index, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vmadd"(%acc, %lhs, %rhs, %mask, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vmadd"(%acc, %lhs, %rhs, %mask) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vmadd"(%acc, %lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmadd.errors.mlir:7:21: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found f8E5M2 in `acc`
//| vmadd.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `acc`, found !pto.vreg<128xf16> in `result`
//| vmadd.errors.mlir:27:27: error[PTO0701]: expected type !pto.vreg<64xf32> as of `acc`, found !pto.vreg<128xf16> in `lhs`
//| vmadd.errors.mlir:37:39: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `acc`, found b8
//| vmadd.errors.mlir:47:23: error[PTO0203]: pto.vmadd expects a vector register as operand 'acc', found index
//| vmadd.errors.mlir:48:11: error[PTO0202]: pto.vmadd expects 4 operands (acc, lhs, rhs, mask), found 5
//| vmadd.errors.mlir:49:5: error[PTO0204]: pto.vmadd expects 1 result (result), found 0
//| vmadd.errors.mlir:50:50: error[PTO0206]: pto.vmadd has no inherent attributes, found 'other'
