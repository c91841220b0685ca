// Each rule of pto.redux_min, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: bf16) {
    %r0 = pto.redux_min %value : bf16 -> bf16
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.redux_min %value : i32 -> i32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16) {
    %r0 = pto.redux_min %value signed : f16 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16) {
    %r0 = pto.redux_min %value : f16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16, %other: index, %align: !pto.align) {
    %r0 = "pto.redux_min"(%align) : (!pto.align) -> f16
    %r1 = "pto.redux_min"(%value, %other) : (f16, index) -> f16
    "pto.redux_min"(%value) : (f16) -> ()
    %r2 = "pto.redux_min"(%value) <{other = 1 : i32}> : (f16) -> f16
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f16) {
    %r0 = pto.redux_min %value : f16 -> f16
    return
  }
}

// run 1: exit 1
// stderr:
//| redux_min.errors.mlir:7:25: error[PTO0905]: expected i32, f16 or f32 in `value`, found bf16
//| redux_min.errors.mlir:17:11: error[PTO0907]: `value` is i32: attribute `signedness` is missing
//| redux_min.errors.mlir:27:11: error[PTO0907]: attribute `signedness` does not apply to f16
//| redux_min.errors.mlir:37:11: error[PTO0906]: expected type f16 as of `value`, found f32 in `result`
//| redux_min.errors.mlir:47:27: error[PTO0203]: pto.redux_min expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| redux_min.errors.mlir:48:11: error[PTO0202]: pto.redux_min expects 1 operand (value), found 2
//| redux_min.errors.mlir:49:5: error[PTO0204]: pto.redux_min expects 1 result (result), found 0
//| redux_min.errors.mlir:50:37: error[PTO0206]: pto.redux_min has no inherent attribute 'other', only signedness
//| redux_min.errors.mlir:60:11: error[PTO0209]: pto.redux_min is not available on a3
