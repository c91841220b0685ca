// Each rule of pto.vshls, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xui16>, %scalar: i16, %mask: !pto.mask<b16>) {
    %r0 = pto.vshls %input, %scalar, %mask : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %scalar: i16, %mask: !pto.mask<b8>) {
    %r0 = pto.vshls %input, %scalar, %mask : !pto.vreg<256xf8E5M2>, i16, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Shift amount out of range.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xui16>, %mask: !pto.mask<b16>) {
    %scalar = arith.constant -1 : i16
    %r0 = pto.vshls %input, %scalar, %mask : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xui16>, %scalar: i16, %mask: !pto.mask<b8>) {
    %r0 = pto.vshls %input, %scalar, %mask : !pto.vreg<128xui16>, i16, !pto.mask<b8> -> !pto.vreg<128xui16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xui16>, %scalar: i16, %mask: !pto.mask<b16>, %other: index) {
    %r0 = "pto.vshls"(%other, %scalar, %mask) : (index, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
    %r1 = "pto.vshls"(%input, %scalar, %mask, %other) : (!pto.vreg<128xui16>, i16, !pto.mask<b16>, index) -> !pto.vreg<128xui16>
    "pto.vshls"(%input, %scalar, %mask) : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> ()
    %r2 = "pto.vshls"(%input, %scalar, %mask) <{other = 1 : i32}> : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vshls.errors.mlir:7:11: error[PTO0701]: expected type !pto.vreg<128xui16> as of `input`, found !pto.vreg<64xf32> in `result`
//| vshls.errors.mlir:17:21: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f8E5M2 in `input`
//| vshls.errors.mlir:28:29: error[PTO0719]: elements ui16 are shifted by 0 to 15, found -1
//| vshls.errors.mlir:38:38: error[PTO0703]: expected `mask` with granularity b16 for elements ui16 of `input`, found b8
//| vshls.errors.mlir:48:23: error[PTO0203]: pto.vshls expects a vector register as operand 'input', found index
//| vshls.errors.mlir:49:11: error[PTO0202]: pto.vshls expects 3 operands (input, scalar, mask), found 4
//| vshls.errors.mlir:50:5: error[PTO0204]: pto.vshls expects 1 result (result), found 0
//| vshls.errors.mlir:51:49: error[PTO0206]: pto.vshls has no inherent attributes, found 'other'
