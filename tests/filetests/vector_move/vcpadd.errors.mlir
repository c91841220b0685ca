// Each rule of pto.vcpadd, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xi16>, %mask: !pto.mask<b16>) {
    %r0 = pto.vcpadd %input, %mask : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vcpadd %input, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vcpadd %input, %mask : !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vcpadd"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vcpadd"(%input, %mask, %other) : (!pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vcpadd"(%input, %mask) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vcpadd"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcpadd.errors.mlir:7:22: error[PTO0702]: expected elements f16 or f32 on a5, found i16 in `input`
//| vcpadd.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `result`
//| vcpadd.errors.mlir:27:30: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vcpadd.errors.mlir:37:24: error[PTO0203]: pto.vcpadd expects a vector register as operand 'input', found index
//| vcpadd.errors.mlir:38:11: error[PTO0202]: pto.vcpadd expects 2 operands (input, mask), found 3
//| vcpadd.errors.mlir:39:5: error[PTO0204]: pto.vcpadd expects 1 result (result), found 0
//| vcpadd.errors.mlir:40:41: error[PTO0206]: pto.vcpadd has no inherent attributes, found 'other'
