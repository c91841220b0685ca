// Each rule of pto.vaddreluconv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>) {
    %r0 = pto.vaddreluconv %lhs, %rhs : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xf32>) {
    %r0 = pto.vaddreluconv %lhs, %rhs : !pto.vreg<64xi32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Packed elements are not half as wide.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r0 = pto.vaddreluconv %lhs, %rhs : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>, %other: index) {
    %r0 = "pto.vaddreluconv"(%other, %rhs) : (index, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
    %r1 = "pto.vaddreluconv"(%lhs, %rhs, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, index) -> !pto.vreg<128xf16>
    "pto.vaddreluconv"(%lhs, %rhs) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> ()
    %r2 = "pto.vaddreluconv"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xf32>, %rhs: !pto.vreg<64xf32>) {
    %r = pto.vaddreluconv %lhs, %rhs, %lhs : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%b: !pto.vreg<128xbf16>, %h: !pto.vreg<128xf16>) {
    %r0 = pto.vaddreluconv %b, %b : !pto.vreg<128xbf16>, !pto.vreg<128xbf16> -> !pto.vreg<256xf8E4M3FN>
    %r1 = pto.vaddreluconv %h, %h : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256x!pto.hif8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vaddreluconv.errors.mlir:7:11: error[PTO0714]: expected elements of 4 bits in `result`, found f16
//| vaddreluconv.errors.mlir:7:28: error[PTO0702]: expected elements i16, i32, f16, bf16, f32 or f64 on a5, found f8E5M2 in `lhs`
//| vaddreluconv.errors.mlir:17:34: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<64xf32> in `rhs`
//| vaddreluconv.errors.mlir:27:11: error[PTO0714]: expected elements of 16 bits in `result`, found f32
//| vaddreluconv.errors.mlir:37:30: error[PTO0203]: pto.vaddreluconv expects a vector register as operand 'lhs', found index
//| vaddreluconv.errors.mlir:38:11: error[PTO0202]: pto.vaddreluconv expects 2 operands (lhs, rhs), found 3
//| vaddreluconv.errors.mlir:39:5: error[PTO0204]: pto.vaddreluconv expects 1 result (result), found 0
//| vaddreluconv.errors.mlir:40:44: error[PTO0206]: pto.vaddreluconv has no inherent attributes, found 'other'
//| vaddreluconv.errors.mlir:50:37: error[PTO0202]: pto.vaddreluconv is written with the operands lhs, rhs here
//| vaddreluconv.errors.mlir:60:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `result`
//| vaddreluconv.errors.mlir:61:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `result`
