// Each rule of pto.vcbmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vcbmax %input, %mask : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>, !pto.mask<b8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xsi16>, %mask: !pto.mask<b16>) {
    %r0, %r1 = pto.vcbmax %input, %mask : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<64xf32>, !pto.mask<b16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xsi16>, %mask: !pto.mask<b16>) {
    %r0, %r1 = pto.vcbmax %input, %mask : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b8>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xsi16>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vcbmax %input, %mask : !pto.vreg<128xsi16>, !pto.mask<b8> -> !pto.vreg<128xsi16>, !pto.mask<b16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xsi16>, %mask: !pto.mask<b16>, %other: index) {
    %r0, %r1 = "pto.vcbmax"(%other, %mask) : (index, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
    %r2, %r3 = "pto.vcbmax"(%input, %mask, %other) : (!pto.vreg<128xsi16>, !pto.mask<b16>, index) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
    "pto.vcbmax"(%input, %mask) : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> ()
    %r4, %r5 = "pto.vcbmax"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vcbmax.errors.mlir:7:27: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found f8E5M2 in `input`
//| vcbmax.errors.mlir:17:16: error[PTO0701]: expected type !pto.vreg<128xsi16> as of `input`, found !pto.vreg<64xf32> in `value`
//| vcbmax.errors.mlir:27:16: error[PTO0703]: expected `predicate` with granularity b16 for elements si16 of `input`, found b8
//| vcbmax.errors.mlir:37:35: error[PTO0703]: expected `mask` with granularity b16 for elements si16 of `input`, found b8
//| vcbmax.errors.mlir:47:29: error[PTO0203]: pto.vcbmax expects a vector register as operand 'input', found index
//| vcbmax.errors.mlir:48:16: error[PTO0202]: pto.vcbmax expects 2 operands (input, mask), found 3
//| vcbmax.errors.mlir:49:5: error[PTO0204]: pto.vcbmax expects 2 results (value, predicate), found 0
//| vcbmax.errors.mlir:50:46: error[PTO0206]: pto.vcbmax has no inherent attributes, found 'other'
