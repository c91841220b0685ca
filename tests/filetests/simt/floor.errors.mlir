// Each rule of pto.floor, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.floor %value : i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32) {
    %r0 = pto.floor %value : f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.floor"(%align) : (!pto.align) -> f32
    %r1 = "pto.floor"(%value, %other) : (f32, index) -> f32
    "pto.floor"(%value) : (f32) -> ()
    %r2 = "pto.floor"(%value) <{other = 1 : i32}> : (f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f32) {
    %r0 = pto.floor %value : f32 -> f32
    return
  }
}

// run 1: exit 1
// stderr:
//| floor.errors.mlir:7:21: error[PTO0905]: expected f16, bf16 or f32 in `value`, found i32
//| floor.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `value`, found f16 in `result`
//| floor.errors.mlir:27:23: error[PTO0203]: pto.floor expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| floor.errors.mlir:28:11: error[PTO0202]: pto.floor expects 1 operand (value), found 2
//| floor.errors.mlir:29:5: error[PTO0204]: pto.floor expects 1 result (result), found 0
//| floor.errors.mlir:30:33: error[PTO0206]: pto.floor has no inherent attributes, found 'other'
//| floor.errors.mlir:40:11: error[PTO0209]: pto.floor is not available on a3
