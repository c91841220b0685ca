// Each rule of pto.vnot, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vnot %input, %mask : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xi16>, %mask: !pto.mask<b16>) {
    %r0 = pto.vnot %input, %mask : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xi16>, %mask: !pto.mask<b8>) {
    %r0 = pto.vnot %input, %mask : !pto.vreg<128xi16>, !pto.mask<b8> -> !pto.vreg<128xi16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<128xi16>, %mask: !pto.mask<b16>, %other: index) {
    %r0 = "pto.vnot"(%other, %mask) : (index, !pto.mask<b16>) -> !pto.vreg<128xi16>
    %r1 = "pto.vnot"(%input, %mask, %other) : (!pto.vreg<128xi16>, !pto.mask<b16>, index) -> !pto.vreg<128xi16>
    "pto.vnot"(%input, %mask) : (!pto.vreg<128xi16>, !pto.mask<b16>) -> ()
    %r2 = "pto.vnot"(%input, %mask) <{other = 1 : i32}> : (!pto.vreg<128xi16>, !pto.mask<b16>) -> !pto.vreg<128xi16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vnot.errors.mlir:7:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vnot.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<128xi16> as of `input`, found !pto.vreg<64xf32> in `result`
//| vnot.errors.mlir:27:28: error[PTO0703]: expected `mask` with granularity b16 for elements i16 of `input`, found b8
//| vnot.errors.mlir:37:22: error[PTO0203]: pto.vnot expects a vector register as operand 'input', found index
//| vnot.errors.mlir:38:11: error[PTO0202]: pto.vnot expects 2 operands (input, mask), found 3
//| vnot.errors.mlir:39:5: error[PTO0204]: pto.vnot expects 1 result (result), found 0
//| vnot.errors.mlir:40:39: error[PTO0206]: pto.vnot has no inherent attributes, found 'other'
