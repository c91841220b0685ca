// Each rule of pto.vdintlv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>) {
    %r0, %r1 = pto.vdintlv %lhs, %rhs : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0, %r1 = pto.vdintlv %lhs, %rhs : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>, !pto.vreg<64xf32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0, %r1 = pto.vdintlv %lhs, %rhs : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>, !pto.vreg<128xf16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %other: index) {
    %r0, %r1 = "pto.vdintlv"(%other, %rhs) : (index, !pto.vreg<64xf32>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    %r2, %r3 = "pto.vdintlv"(%lhs, %rhs, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    "pto.vdintlv"(%lhs, %rhs) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> ()
    %r4, %r5 = "pto.vdintlv"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: !pto.vreg<256xf8E4M3FN>, %h: !pto.vreg<256x!pto.hif8>, %b: !pto.vreg<64x!pto.bf16x2>) {
    %r0, %s0 = pto.vdintlv %e, %e : !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E4M3FN> -> !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E4M3FN>
    %r1, %s1 = pto.vdintlv %h, %h : !pto.vreg<256x!pto.hif8>, !pto.vreg<256x!pto.hif8> -> !pto.vreg<256x!pto.hif8>, !pto.vreg<256x!pto.hif8>
    %r2, %s2 = pto.vdintlv %b, %b : !pto.vreg<64x!pto.bf16x2>, !pto.vreg<64x!pto.bf16x2> -> !pto.vreg<64x!pto.bf16x2>, !pto.vreg<64x!pto.bf16x2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vdintlv.errors.mlir:7:28: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `lhs`
//| vdintlv.errors.mlir:17:16: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `low`
//| vdintlv.errors.mlir:27:16: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `high`
//| vdintlv.errors.mlir:37:30: error[PTO0203]: pto.vdintlv expects a vector register as operand 'lhs', found index
//| vdintlv.errors.mlir:38:16: error[PTO0202]: pto.vdintlv expects 2 operands (lhs, rhs), found 3
//| vdintlv.errors.mlir:39:5: error[PTO0204]: pto.vdintlv expects 2 results (low, high), found 0
//| vdintlv.errors.mlir:40:44: error[PTO0206]: pto.vdintlv has no inherent attributes, found 'other'
//| vdintlv.errors.mlir:50:28: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `lhs`
//| vdintlv.errors.mlir:51:28: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `lhs`
//| vdintlv.errors.mlir:52:28: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.bf16x2 in `lhs`
