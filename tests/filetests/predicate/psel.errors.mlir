// Each rule of pto.psel, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r0 = pto.psel %src0, %src1, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b8>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b8>, %mask: !pto.mask<b32>) {
    %r0 = pto.psel %src0, %src1, %mask : !pto.mask<b32>, !pto.mask<b8>, !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.psel"(%other, %src1, %mask) : (index, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
    %r1 = "pto.psel"(%src0, %src1, %mask, %other) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>, index) -> !pto.mask<b32>
    "pto.psel"(%src0, %src1, %mask) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> ()
    %r2 = "pto.psel"(%src0, %src1, %mask) <{other = 1 : i32}> : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src0: !pto.mask<b32>, %src1: !pto.mask<b32>, %mask: !pto.mask<b32>) {
    %r = pto.psel %src0, %src1, %mask, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| psel.errors.mlir:7:11: error[PTO0701]: expected type !pto.mask<b32> as of `src0`, found !pto.mask<b8> in `result`
//| psel.errors.mlir:17:27: error[PTO0701]: expected type !pto.mask<b32> as of `src0`, found !pto.mask<b8> in `src1`
//| psel.errors.mlir:27:22: error[PTO0203]: pto.psel expects a vector predicate as operand 'src0', found index
//| psel.errors.mlir:28:11: error[PTO0202]: pto.psel expects 3 operands (src0, src1, mask), found 4
//| psel.errors.mlir:29:5: error[PTO0204]: pto.psel expects 1 result (result), found 0
//| psel.errors.mlir:30:45: error[PTO0206]: pto.psel has no inherent attributes, found 'other'
//| psel.errors.mlir:40:38: error[PTO0202]: pto.psel is written with the operands src0, src1, mask here
