// Each rule of pto.vrelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vrelu %input, %mask : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vrelu %input, %mask : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vrelu %input, %mask : !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vrelu"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xi32>
    %r1 = "pto.vrelu"(%input, %mask, %other) : (!pto.vreg<64xi32>, !pto.mask<b32>, index) -> !pto.vreg<64xi32>
    "pto.vrelu"(%input, %mask) : (!pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vrelu"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // No integers of 16 bits, no unsigned ones, no bf16.
  func.func @case(%a: !pto.vreg<128xi16>, %b: !pto.vreg<64xui32>, %c: !pto.vreg<128xbf16>, %m: !pto.mask<b16>, %n: !pto.mask<b32>) {
    %r0 = pto.vrelu %a, %m : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r1 = pto.vrelu %b, %n : !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
    %r2 = pto.vrelu %c, %m : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<128xbf16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vrelu.errors.mlir:7:21: error[PTO0702]: expected elements i32, si32, f16 or f32 on a5, found f8E5M2 in `input`
//| vrelu.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `input`, found !pto.vreg<64xf32> in `result`
//| vrelu.errors.mlir:27:29: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `input`, found b8
//| vrelu.errors.mlir:37:23: error[PTO0203]: pto.vrelu expects a vector register as operand 'input', found index
//| vrelu.errors.mlir:38:11: error[PTO0202]: pto.vrelu expects 2 operands (input, mask), found 3
//| vrelu.errors.mlir:39:5: error[PTO0204]: pto.vrelu expects 1 result (result), found 0
//| vrelu.errors.mlir:40:40: error[PTO0206]: pto.vrelu has no inherent attributes, found 'other'
//| vrelu.errors.mlir:50:21: error[PTO0702]: expected elements i32, si32, f16 or f32 on a5, found i16 in `input`
//| vrelu.errors.mlir:51:21: error[PTO0702]: expected elements i32, si32, f16 or f32 on a5, found ui32 in `input`
//| vrelu.errors.mlir:52:21: error[PTO0702]: expected elements i32, si32, f16 or f32 on a5, found bf16 in `input`
