// Each rule of pto.round, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.round %value : i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: bf16) {
    %r0 = pto.round %value : bf16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: bf16, %other: index, %align: !pto.align) {
    %r0 = "pto.round"(%align) : (!pto.align) -> bf16
    %r1 = "pto.round"(%value, %other) : (bf16, index) -> bf16
    "pto.round"(%value) : (bf16) -> ()
    %r2 = "pto.round"(%value) <{other = 1 : i32}> : (bf16) -> bf16
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: bf16) {
    %r0 = pto.round %value : bf16 -> bf16
    return
  }
}

// run 1: exit 1
// stderr:
//| round.errors.mlir:7:21: error[PTO0905]: expected f16, bf16 or f32 in `value`, found i32
//| round.errors.mlir:17:11: error[PTO0906]: expected type bf16 as of `value`, found f32 in `result`
//| round.errors.mlir:27:23: error[PTO0203]: pto.round expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| round.errors.mlir:28:11: error[PTO0202]: pto.round expects 1 operand (value), found 2
//| round.errors.mlir:29:5: error[PTO0204]: pto.round expects 1 result (result), found 0
//| round.errors.mlir:30:33: error[PTO0206]: pto.round has no inherent attributes, found 'other'
//| round.errors.mlir:40:11: error[PTO0209]: pto.round is not available on a3
