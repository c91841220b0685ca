// Each rule of pto.vperm, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%src: !pto.vreg<256xf8E5M2>, %index: !pto.vreg<64xi32>) {
    %r0 = pto.vperm %src, %index : !pto.vreg<256xf8E5M2>, !pto.vreg<64xi32> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xf32>, %index: !pto.vreg<64xi32>) {
    %r0 = pto.vperm %src, %index : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Lane numbers do not fit.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xf32>, %index: !pto.vreg<64xf32>) {
    %r0 = pto.vperm %src, %index : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xf32>, %index: !pto.vreg<64xi32>, %other: index) {
    %r0 = "pto.vperm"(%other, %index) : (index, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vperm"(%src, %index, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>, index) -> !pto.vreg<64xf32>
    "pto.vperm"(%src, %index) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> ()
    %r2 = "pto.vperm"(%src, %index) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vperm.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `src`
//| vperm.errors.mlir:7:27: error[PTO0716]: expected integers of 8 bits in `index` to choose among elements f8E5M2, found i32
//| vperm.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src`, found !pto.vreg<128xf16> in `result`
//| vperm.errors.mlir:27:27: error[PTO0716]: expected integers of 32 bits in `index` to choose among elements f32, found f32
//| vperm.errors.mlir:37:23: error[PTO0203]: pto.vperm expects a vector register as operand 'src', found index
//| vperm.errors.mlir:38:11: error[PTO0202]: pto.vperm expects 2 operands (src, index), found 3
//| vperm.errors.mlir:39:5: error[PTO0204]: pto.vperm expects 1 result (result), found 0
//| vperm.errors.mlir:40:39: error[PTO0206]: pto.vperm has no inherent attributes, found 'other'
