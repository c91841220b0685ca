// Each rule of pto.vmulconv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>) {
    %r0 = pto.vmulconv %lhs, %rhs : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<256xui8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<128xi16>, %rhs: !pto.vreg<128xf16>) {
    %r0 = pto.vmulconv %lhs, %rhs : !pto.vreg<128xi16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
    return
  }
}

// -----

// Packed elements are not half as wide.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<128xf16>, %rhs: !pto.vreg<128xf16>) {
    %r0 = pto.vmulconv %lhs, %rhs : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<128xf16>, %rhs: !pto.vreg<128xf16>, %other: index) {
    %r0 = "pto.vmulconv"(%other, %rhs) : (index, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
    %r1 = "pto.vmulconv"(%lhs, %rhs, %other) : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, index) -> !pto.vreg<256xui8>
    "pto.vmulconv"(%lhs, %rhs) : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> ()
    %r2 = "pto.vmulconv"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<128xf16>, %rhs: !pto.vreg<128xf16>) {
    %r = pto.vmulconv %lhs, %rhs, %lhs : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<256xui8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%b: !pto.vreg<128xbf16>, %h: !pto.vreg<128xf16>) {
    %r0 = pto.vmulconv %b, %b : !pto.vreg<128xbf16>, !pto.vreg<128xbf16> -> !pto.vreg<256xf8E4M3FN>
    %r1 = pto.vmulconv %h, %h : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256x!pto.hif8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmulconv.errors.mlir:7:11: error[PTO0714]: expected elements of 4 bits in `result`, found ui8
//| vmulconv.errors.mlir:7:24: error[PTO0702]: expected elements i16, i32, f16, bf16, f32 or f64 on a5, found f8E5M2 in `lhs`
//| vmulconv.errors.mlir:17:30: error[PTO0701]: expected type !pto.vreg<128xi16> as of `lhs`, found !pto.vreg<128xf16> in `rhs`
//| vmulconv.errors.mlir:27:11: error[PTO0714]: expected elements of 8 bits in `result`, found f32
//| vmulconv.errors.mlir:37:26: error[PTO0203]: pto.vmulconv expects a vector register as operand 'lhs', found index
//| vmulconv.errors.mlir:38:11: error[PTO0202]: pto.vmulconv expects 2 operands (lhs, rhs), found 3
//| vmulconv.errors.mlir:39:5: error[PTO0204]: pto.vmulconv expects 1 result (result), found 0
//| vmulconv.errors.mlir:40:40: error[PTO0206]: pto.vmulconv has no inherent attributes, found 'other'
//| vmulconv.errors.mlir:50:33: error[PTO0202]: pto.vmulconv is written with the operands lhs, rhs here
//| vmulconv.errors.mlir:60:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `result`
//| vmulconv.errors.mlir:61:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `result`
