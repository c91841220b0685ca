// Each rule of pto.por, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r0 = pto.por %src0, %src1, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b8>, %mask: !pto.mask<b32>) {
    %r0 = pto.por %src0, %src1, %mask : !pto.mask<b32>, !pto.mask<b8>, !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.por"(%other, %src1, %mask) : (index, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
    %r1 = "pto.por"(%src0, %src1, %mask, %other) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>, index) -> !pto.mask<b32>
    "pto.por"(%src0, %src1, %mask) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> ()
    %r2 = "pto.por"(%src0, %src1, %mask) <{other = 1 : i32}> : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| por.errors.mlir:7:11: error[PTO0701]: expected type !pto.mask<b32> as of `src0`, found !pto.mask<b8> in `result`
//| por.errors.mlir:17:26: error[PTO0701]: expected type !pto.mask<b32> as of `src0`, found !pto.mask<b8> in `src1`
//| por.errors.mlir:27:21: error[PTO0203]: pto.por expects a vector predicate as operand 'src0', found index
//| por.errors.mlir:28:11: error[PTO0202]: pto.por expects 3 operands (src0, src1, mask), found 4
//| por.errors.mlir:29:5: error[PTO0204]: pto.por expects 1 result (result), found 0
//| por.errors.mlir:30:44: error[PTO0206]: pto.por has no inherent attributes, found 'other'
