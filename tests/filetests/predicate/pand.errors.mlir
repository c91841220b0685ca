// Each rule of pto.pand, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b16>, %src1: !pto.mask<b16>, %mask: !pto.mask<b16>) {
    %r0 = pto.pand %src0, %src1, %mask : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b16>, %src1: !pto.mask<b8>, %mask: !pto.mask<b16>) {
    %r0 = pto.pand %src0, %src1, %mask : !pto.mask<b16>, !pto.mask<b8>, !pto.mask<b16> -> !pto.mask<b16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b16>, %src1: !pto.mask<b16>, %mask: !pto.mask<b16>, %other: index) {
    %r0 = "pto.pand"(%other, %src1, %mask) : (index, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
    %r1 = "pto.pand"(%src0, %src1, %mask, %other) : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>, index) -> !pto.mask<b16>
    "pto.pand"(%src0, %src1, %mask) : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> ()
    %r2 = "pto.pand"(%src0, %src1, %mask) <{other = 1 : i32}> : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| pand.errors.mlir:7:11: error[PTO0701]: expected type !pto.mask<b16> as of `src0`, found !pto.mask<b8> in `result`
//| pand.errors.mlir:17:27: error[PTO0701]: expected type !pto.mask<b16> as of `src0`, found !pto.mask<b8> in `src1`
//| pand.errors.mlir:27:22: error[PTO0203]: pto.pand expects a vector predicate as operand 'src0', found index
//| pand.errors.mlir:28:11: error[PTO0202]: pto.pand expects 3 operands (src0, src1, mask), found 4
//| pand.errors.mlir:29:5: error[PTO0204]: pto.pand expects 1 result (result), found 0
//| pand.errors.mlir:30:45: error[PTO0206]: pto.pand has no inherent attributes, found 'other'
