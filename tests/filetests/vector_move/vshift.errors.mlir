// Each rule of pto.vshift, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%src: !pto.vreg<256xf8E5M2>, %amount: i16) {
    %r0 = pto.vshift %src, %amount : !pto.vreg<256xf8E5M2>, i16 -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xf32>, %amount: i16) {
    %r0 = pto.vshift %src, %amount : !pto.vreg<64xf32>, i16 -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xf32>, %amount: i16, %other: index) {
    %r0 = "pto.vshift"(%other, %amount) : (index, i16) -> !pto.vreg<64xf32>
    %r1 = "pto.vshift"(%src, %amount, %other) : (!pto.vreg<64xf32>, i16, index) -> !pto.vreg<64xf32>
    "pto.vshift"(%src, %amount) : (!pto.vreg<64xf32>, i16) -> ()
    %r2 = "pto.vshift"(%src, %amount) <{other = 1 : i32}> : (!pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: !pto.vreg<256x!pto.f8E8M0>, %n: i16) {
    %r = pto.vshift %e, %n : !pto.vreg<256x!pto.f8E8M0>, i16 -> !pto.vreg<256x!pto.f8E8M0>
    return
  }
}

// run 1: exit 1
// stderr:
//| vshift.errors.mlir:7:22: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `src`
//| vshift.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src`, found !pto.vreg<128xf16> in `result`
//| vshift.errors.mlir:27:24: error[PTO0203]: pto.vshift expects a vector register as operand 'src', found index
//| vshift.errors.mlir:28:11: error[PTO0202]: pto.vshift expects 2 operands (src, amount), found 3
//| vshift.errors.mlir:29:5: error[PTO0204]: pto.vshift expects 1 result (result), found 0
//| vshift.errors.mlir:30:41: error[PTO0206]: pto.vshift has no inherent attributes, found 'other'
//| vshift.errors.mlir:40:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.f8E8M0 in `src`
