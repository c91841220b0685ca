// Each rule of pto.vintlv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>) {
    %r0, %r1 = pto.vintlv %lhs, %rhs : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0, %r1 = pto.vintlv %lhs, %rhs : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>, !pto.vreg<64xf32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0, %r1 = pto.vintlv %lhs, %rhs : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>, !pto.vreg<128xf16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %other: index) {
    %r0, %r1 = "pto.vintlv"(%other, %rhs) : (index, !pto.vreg<64xf32>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    %r2, %r3 = "pto.vintlv"(%lhs, %rhs, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    "pto.vintlv"(%lhs, %rhs) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> ()
    %r4, %r5 = "pto.vintlv"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: !pto.vreg<256xf8E4M3FN>, %h: !pto.vreg<256x!pto.hif8>, %b: !pto.vreg<64x!pto.bf16x2>) {
    %r0, %s0 = pto.vintlv %e, %e : !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E4M3FN> -> !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E4M3FN>
    %r1, %s1 = pto.vintlv %h, %h : !pto.vreg<256x!pto.hif8>, !pto.vreg<256x!pto.hif8> -> !pto.vreg<256x!pto.hif8>, !pto.vreg<256x!pto.hif8>
    %r2, %s2 = pto.vintlv %b, %b : !pto.vreg<64x!pto.bf16x2>, !pto.vreg<64x!pto.bf16x2> -> !pto.vreg<64x!pto.bf16x2>, !pto.vreg<64x!pto.bf16x2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vintlv.errors.mlir:7:27: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `lhs`
//| vintlv.errors.mlir:17:16: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `low`
//| vintlv.errors.mlir:27:16: error[PTO0701]: expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `high`
//| vintlv.errors.mlir:37:29: error[PTO0203]: pto.vintlv expects a vector register as operand 'lhs', found index
//| vintlv.errors.mlir:38:16: error[PTO0202]: pto.vintlv expects 2 operands (lhs, rhs), found 3
//| vintlv.errors.mlir:39:5: error[PTO0204]: pto.vintlv expects 2 results (low, high), found 0
//| vintlv.errors.mlir:40:43: error[PTO0206]: pto.vintlv has no inherent attributes, found 'other'
//| vintlv.errors.mlir:50:27: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `lhs`
//| vintlv.errors.mlir:51:27: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `lhs`
//| vintlv.errors.mlir:52:27: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.bf16x2 in `lhs`
