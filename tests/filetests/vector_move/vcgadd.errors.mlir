// Each rule of pto.vcgadd, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xui8>, %mask: !pto.mask<b8>) {
    %r0 = pto.vcgadd %input, %mask : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vcgadd %input, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vcgadd %input, %mask : !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vcgadd"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vcgadd"(%input, %mask, %other) : (!pto.vreg<64xf32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vcgadd"(%input, %mask) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vcgadd"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%x: !pto.vreg<32xi64>, %m: !pto.mask<b32>) {
    %r = pto.vcgadd %x, %m : !pto.vreg<32xi64>, !pto.mask<b32> -> !pto.vreg<32xi64>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcgadd.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `result`
//| vcgadd.errors.mlir:27:30: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vcgadd.errors.mlir:37:24: error[PTO0203]: pto.vcgadd expects a vector register as operand 'input', found index
//| vcgadd.errors.mlir:38:11: error[PTO0202]: pto.vcgadd expects 2 operands (input, mask), found 3
//| vcgadd.errors.mlir:39:5: error[PTO0204]: pto.vcgadd expects 1 result (result), found 0
//| vcgadd.errors.mlir:40:41: error[PTO0206]: pto.vcgadd has no inherent attributes, found 'other'
//| vcgadd.errors.mlir:49:21: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found i64 in `input`
