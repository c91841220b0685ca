// Each rule of pto.vbcnt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xf16>, %mask: !pto.mask<b16>) {
    %r0 = pto.vbcnt %input, %mask : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vbcnt %input, %mask : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vbcnt %input, %mask : !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vbcnt"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xi32>
    %r1 = "pto.vbcnt"(%input, %mask, %other) : (!pto.vreg<64xi32>, !pto.mask<b32>, index) -> !pto.vreg<64xi32>
    "pto.vbcnt"(%input, %mask) : (!pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vbcnt"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vbcnt.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f16 in `input`
//| vbcnt.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `input`, found !pto.vreg<64xf32> in `result`
//| vbcnt.errors.mlir:27:29: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `input`, found b8
//| vbcnt.errors.mlir:37:23: error[PTO0203]: pto.vbcnt expects a vector register as operand 'input', found index
//| vbcnt.errors.mlir:38:11: error[PTO0202]: pto.vbcnt expects 2 operands (input, mask), found 3
//| vbcnt.errors.mlir:39:5: error[PTO0204]: pto.vbcnt expects 1 result (result), found 0
//| vbcnt.errors.mlir:40:40: error[PTO0206]: pto.vbcnt has no inherent attributes, found 'other'
