// Each rule of pto.vslide, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%src0: !pto.vreg<256xf8E5M2>, %src1: !pto.vreg<256xf8E5M2>, %amount: i16) {
    %r0 = pto.vslide %src0, %src1, %amount : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, i16 -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %amount: i16) {
    %r0 = pto.vslide %src0, %src1, %amount : !pto.vreg<64xf32>, !pto.vreg<64xf32>, i16 -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<128xf16>, %amount: i16) {
    %r0 = pto.vslide %src0, %src1, %amount : !pto.vreg<64xf32>, !pto.vreg<128xf16>, i16 -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>, %amount: i16, %other: index) {
    %r0 = "pto.vslide"(%other, %src1, %amount) : (index, !pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
    %r1 = "pto.vslide"(%src0, %src1, %amount, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, i16, index) -> !pto.vreg<64xf32>
    "pto.vslide"(%src0, %src1, %amount) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, i16) -> ()
    %r2 = "pto.vslide"(%src0, %src1, %amount) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: !pto.vreg<256x!pto.f4E2M1x2>, %n: i16) {
    %r = pto.vslide %e, %e, %n : !pto.vreg<256x!pto.f4E2M1x2>, !pto.vreg<256x!pto.f4E2M1x2>, i16 -> !pto.vreg<256x!pto.f4E2M1x2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vslide.errors.mlir:7:22: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `src0`
//| vslide.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<128xf16> in `result`
//| vslide.errors.mlir:27:29: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<128xf16> in `src1`
//| vslide.errors.mlir:37:24: error[PTO0203]: pto.vslide expects a vector register as operand 'src0', found index
//| vslide.errors.mlir:38:11: error[PTO0202]: pto.vslide expects 3 operands (src0, src1, amount), found 4
//| vslide.errors.mlir:39:5: error[PTO0204]: pto.vslide expects 1 result (result), found 0
//| vslide.errors.mlir:40:49: error[PTO0206]: pto.vslide has no inherent attributes, found 'other'
//| vslide.errors.mlir:50:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.f4E2M1x2 in `src0`
