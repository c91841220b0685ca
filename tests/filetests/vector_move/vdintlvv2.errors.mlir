// Each rule of pto.vdintlvv2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>) {
    %r0 = pto.vdintlvv2 %lhs, %rhs, "LOWER" : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0 = pto.vdintlvv2 %lhs, %rhs, "LOWER" : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<128xf16>) {
    %r0 = pto.vdintlvv2 %lhs, %rhs, "LOWER" : !pto.vreg<64xf32>, !pto.vreg<128xf16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %other: index) {
    %r0 = "pto.vdintlvv2"(%other, %rhs) <{part = "LOWER"}> : (index, !pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vdintlvv2"(%lhs, %rhs, %other) <{part = "LOWER"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, index) -> !pto.vreg<64xf32>
    "pto.vdintlvv2"(%lhs, %rhs) <{part = "LOWER"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> ()
    %r2 = "pto.vdintlvv2"(%lhs, %rhs) <{other = 1 : i32, part = "LOWER"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    %r3 = "pto.vdintlvv2"(%lhs, %rhs) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    %r4 = "pto.vdintlvv2"(%lhs, %rhs) <{part = 1.0 : f32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0 = pto.vdintlvv2 %lhs, %rhs, "OTHER" : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: !pto.vreg<256xf8E5M2>) {
    %r = pto.vdintlvv2 %e, %e, "LOWER" : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vdintlvv2.errors.mlir:7:25: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `lhs`
//| vdintlvv2.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`
//| vdintlvv2.errors.mlir:27:31: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `rhs`
//| vdintlvv2.errors.mlir:37:27: error[PTO0203]: pto.vdintlvv2 expects a vector register as operand 'lhs', found index
//| vdintlvv2.errors.mlir:38:11: error[PTO0202]: pto.vdintlvv2 expects 2 operands (lhs, rhs), found 3
//| vdintlvv2.errors.mlir:39:5: error[PTO0204]: pto.vdintlvv2 expects 1 result (result), found 0
//| vdintlvv2.errors.mlir:40:41: error[PTO0206]: pto.vdintlvv2 has no inherent attribute 'other', only part
//| vdintlvv2.errors.mlir:41:11: error[PTO0205]: pto.vdintlvv2 expects attribute 'part', LOWER or HIGHER
//| vdintlvv2.errors.mlir:42:41: error[PTO0207]: pto.vdintlvv2 expects LOWER or HIGHER as attribute 'part', found 1.000000e+00 : f32
//| vdintlvv2.errors.mlir:52:37: error[PTO0122]: unknown half 'OTHER', expected LOWER or HIGHER
//| vdintlvv2.errors.mlir:62:24: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `lhs`
