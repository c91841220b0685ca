// Each rule of pto.vneg, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vneg %input, %mask : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vneg %input, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vneg %input, %mask : !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vneg"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vneg"(%input, %mask, %other) : (!pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vneg"(%input, %mask) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vneg"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vneg.errors.mlir:7:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vneg.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `result`
//| vneg.errors.mlir:27:28: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vneg.errors.mlir:37:22: error[PTO0203]: pto.vneg expects a vector register as operand 'input', found index
//| vneg.errors.mlir:38:11: error[PTO0202]: pto.vneg expects 2 operands (input, mask), found 3
//| vneg.errors.mlir:39:5: error[PTO0204]: pto.vneg expects 1 result (result), found 0
//| vneg.errors.mlir:40:39: error[PTO0206]: pto.vneg has no inherent attributes, found 'other'
