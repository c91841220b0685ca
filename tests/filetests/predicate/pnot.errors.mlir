// Each rule of pto.pnot, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b16>, %mask: !pto.mask<b16>) {
    %r0 = pto.pnot %input, %mask : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b16>, %mask: !pto.mask<b8>) {
    %r0 = pto.pnot %input, %mask : !pto.mask<b16>, !pto.mask<b8> -> !pto.mask<b16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b16>, %mask: !pto.mask<b16>, %other: index) {
    %r0 = "pto.pnot"(%other, %mask) : (index, !pto.mask<b16>) -> !pto.mask<b16>
    %r1 = "pto.pnot"(%input, %mask, %other) : (!pto.mask<b16>, !pto.mask<b16>, index) -> !pto.mask<b16>
    "pto.pnot"(%input, %mask) : (!pto.mask<b16>, !pto.mask<b16>) -> ()
    %r2 = "pto.pnot"(%input, %mask) <{other = 1 : i32}> : (!pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| pnot.errors.mlir:7:11: error[PTO0701]: expected type !pto.mask<b16> as of `input`, found !pto.mask<b8> in `result`
//| pnot.errors.mlir:17:28: error[PTO0701]: expected type !pto.mask<b16> as of `input`, found !pto.mask<b8> in `mask`
//| pnot.errors.mlir:27:22: error[PTO0203]: pto.pnot expects a vector predicate as operand 'input', found index
//| pnot.errors.mlir:28:11: error[PTO0202]: pto.pnot expects 2 operands (input, mask), found 3
//| pnot.errors.mlir:29:5: error[PTO0204]: pto.pnot expects 1 result (result), found 0
//| pnot.errors.mlir:30:39: error[PTO0206]: pto.pnot has no inherent attributes, found 'other'
