// Each rule of pto.redux_max, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: bf16) {
    %r0 = pto.redux_max %value : bf16 -> bf16
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.redux_max %value : i32 -> i32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32) {
    %r0 = pto.redux_max %value signed : f32 -> f32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32) {
    %r0 = pto.redux_max %value : f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.redux_max"(%align) : (!pto.align) -> f32
    %r1 = "pto.redux_max"(%value, %other) : (f32, index) -> f32
    "pto.redux_max"(%value) : (f32) -> ()
    %r2 = "pto.redux_max"(%value) <{other = 1 : i32}> : (f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f32) {
    %r0 = pto.redux_max %value : f32 -> f32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @sign(%x: i32) attributes {pto.simt_entry} {
    %r = pto.redux_max %x : i32 -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| redux_max.errors.mlir:7:25: error[PTO0905]: expected i32, f16 or f32 in `value`, found bf16
//| redux_max.errors.mlir:17:11: error[PTO0907]: `value` is i32: attribute `signedness` is missing
//| redux_max.errors.mlir:27:11: error[PTO0907]: attribute `signedness` does not apply to f32
//| redux_max.errors.mlir:37:11: error[PTO0906]: expected type f32 as of `value`, found f16 in `result`
//| redux_max.errors.mlir:47:27: error[PTO0203]: pto.redux_max expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| redux_max.errors.mlir:48:11: error[PTO0202]: pto.redux_max expects 1 operand (value), found 2
//| redux_max.errors.mlir:49:5: error[PTO0204]: pto.redux_max expects 1 result (result), found 0
//| redux_max.errors.mlir:50:37: error[PTO0206]: pto.redux_max has no inherent attribute 'other', only signedness
//| redux_max.errors.mlir:60:11: error[PTO0209]: pto.redux_max is not available on a3
//| redux_max.errors.mlir:69:10: error[PTO0907]: `value` is i32: attribute `signedness` is missing
