// Each rule of pto.vmula, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<256xf8E5M2>, %lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vmula %acc, %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vmula %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<128xf16>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vmula %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vmula %acc, %lhs, %rhs, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<64xf32>, %lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vmula"(%other, %lhs, %rhs, %mask) : (index, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vmula"(%acc, %lhs, %rhs, %mask, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vmula"(%acc, %lhs, %rhs, %mask) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vmula"(%acc, %lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmula.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `acc`
//| vmula.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `acc`, found !pto.vreg<128xf16> in `result`
//| vmula.errors.mlir:27:27: error[PTO0701]: expected type !pto.vreg<64xf32> as of `acc`, found !pto.vreg<128xf16> in `lhs`
//| vmula.errors.mlir:37:39: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `acc`, found b8
//| vmula.errors.mlir:47:23: error[PTO0203]: pto.vmula expects a vector register as operand 'acc', found index
//| vmula.errors.mlir:48:11: error[PTO0202]: pto.vmula expects 4 operands (acc, lhs, rhs, mask), found 5
//| vmula.errors.mlir:49:5: error[PTO0204]: pto.vmula expects 1 result (result), found 0
//| vmula.errors.mlir:50:50: error[PTO0206]: pto.vmula has no inherent attributes, found 'other'
