// Each rule of pto.vselrv2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%src0: !pto.vreg<256xf8E5M2>, %src1: !pto.vreg<64xi32>) {
    %r0 = pto.vselrv2 %src0, %src1 : !pto.vreg<256xf8E5M2>, !pto.vreg<64xi32> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xi32>) {
    %r0 = pto.vselrv2 %src0, %src1 : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Lane numbers do not fit.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xf32>) {
    %r0 = pto.vselrv2 %src0, %src1 : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.vreg<64xf32>, %src1: !pto.vreg<64xi32>, %other: index) {
    %r0 = "pto.vselrv2"(%other, %src1) : (index, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vselrv2"(%src0, %src1, %other) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>, index) -> !pto.vreg<64xf32>
    "pto.vselrv2"(%src0, %src1) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> ()
    %r2 = "pto.vselrv2"(%src0, %src1) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements87(%a0: !pto.vreg<256xf8E4M3FN>, %a1: !pto.vreg<256xi8>) {
    %r0 = "pto.vselrv2"(%a0, %a1) : (!pto.vreg<256xf8E4M3FN>, !pto.vreg<256xi8>) -> (!pto.vreg<256xf8E4M3FN>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vselrv2.errors.mlir:7:23: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `src0`
//| vselrv2.errors.mlir:7:30: error[PTO0716]: expected integers of 8 bits in `src1` to choose among elements f8E5M2, found i32
//| vselrv2.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<128xf16> in `result`
//| vselrv2.errors.mlir:27:30: error[PTO0716]: expected integers of 32 bits in `src1` to choose among elements f32, found f32
//| vselrv2.errors.mlir:37:25: error[PTO0203]: pto.vselrv2 expects a vector register as operand 'src0', found index
//| vselrv2.errors.mlir:38:11: error[PTO0202]: pto.vselrv2 expects 2 operands (src0, src1), found 3
//| vselrv2.errors.mlir:39:5: error[PTO0204]: pto.vselrv2 expects 1 result (result), found 0
//| vselrv2.errors.mlir:40:41: error[PTO0206]: pto.vselrv2 has no inherent attributes, found 'other'
//| vselrv2.errors.mlir:49:25: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `src0`
