// Each rule of pto.shuffle_down, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i16, %offset: i32) {
    %r0 = pto.shuffle_down %value, %offset {width = 16 : i32} : i16, i32 -> i16
    return
  }
}

// -----

// Value of an attribute not available.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32, %offset: i32) {
    %r0 = pto.shuffle_down %value, %offset {width = 24 : i32} : i32, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32, %offset: i32) {
    %r0 = pto.shuffle_down %value, %offset : i32, i32 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32, %offset: i32, %other: index, %align: !pto.align) {
    %r0 = "pto.shuffle_down"(%align, %offset) : (!pto.align, i32) -> i32
    %r1 = "pto.shuffle_down"(%value, %offset, %other) : (i32, i32, index) -> i32
    "pto.shuffle_down"(%value, %offset) : (i32, i32) -> ()
    %r2 = "pto.shuffle_down"(%value, %offset) <{other = 1 : i32}> : (i32, i32) -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: i32, %offset: i32) {
    %r0 = pto.shuffle_down %value, %offset : i32, i32 -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| shuffle_down.errors.mlir:7:28: error[PTO0905]: expected i32, i64, f16, f32 or vector<2xf16> in `value`, found i16
//| shuffle_down.errors.mlir:17:45: error[PTO0823]: expected 16 or 32 as attribute `width`, found 24
//| shuffle_down.errors.mlir:27:11: error[PTO0906]: expected type i32 as of `value`, found f32 in `result`
//| shuffle_down.errors.mlir:37:30: error[PTO0203]: pto.shuffle_down expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| shuffle_down.errors.mlir:38:11: error[PTO0202]: pto.shuffle_down expects 2 operands (value, offset), found 3
//| shuffle_down.errors.mlir:39:5: error[PTO0204]: pto.shuffle_down expects 1 result (result), found 0
//| shuffle_down.errors.mlir:40:49: error[PTO0206]: pto.shuffle_down has no inherent attribute 'other', only width
//| shuffle_down.errors.mlir:50:11: error[PTO0209]: pto.shuffle_down is not available on a3
