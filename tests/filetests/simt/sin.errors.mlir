// Each rule of pto.sin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16) {
    %r0 = pto.sin %value : f16 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32) {
    %r0 = pto.sin %value : f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.sin"(%align) : (!pto.align) -> f32
    %r1 = "pto.sin"(%value, %other) : (f32, index) -> f32
    "pto.sin"(%value) : (f32) -> ()
    %r2 = "pto.sin"(%value) <{other = 1 : i32}> : (f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f32) {
    %r0 = pto.sin %value : f32 -> f32
    return
  }
}

// run 1: exit 1
// stderr:
//| sin.errors.mlir:7:19: error[PTO0905]: expected f32 in `value`, found f16
//| sin.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `value`, found f16 in `result`
//| sin.errors.mlir:27:21: error[PTO0203]: pto.sin expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| sin.errors.mlir:28:11: error[PTO0202]: pto.sin expects 1 operand (value), found 2
//| sin.errors.mlir:29:5: error[PTO0204]: pto.sin expects 1 result (result), found 0
//| sin.errors.mlir:30:31: error[PTO0206]: pto.sin has no inherent attributes, found 'other'
//| sin.errors.mlir:40:11: error[PTO0209]: pto.sin is not available on a3
