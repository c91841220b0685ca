// Each rule of pto.fmin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32) {
    %r0 = pto.fmin %lhs, %rhs : i32, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32) {
    %r0 = pto.fmin %lhs, %rhs : f32, f32 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f16) {
    %r0 = pto.fmin %lhs, %rhs : f32, f16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.fmin"(%align, %rhs) : (!pto.align, f32) -> f32
    %r1 = "pto.fmin"(%lhs, %rhs, %other) : (f32, f32, index) -> f32
    "pto.fmin"(%lhs, %rhs) : (f32, f32) -> ()
    %r2 = "pto.fmin"(%lhs, %rhs) <{other = 1 : i32}> : (f32, f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: f32, %rhs: f32) {
    %r0 = pto.fmin %lhs, %rhs : f32, f32 -> f32
    return
  }
}

// run 1: exit 1
// stderr:
//| fmin.errors.mlir:7:20: error[PTO0905]: expected f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `lhs`, found i32
//| fmin.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `result`
//| fmin.errors.mlir:27:26: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `rhs`
//| fmin.errors.mlir:37:22: error[PTO0203]: pto.fmin expects a scalar or a vector of scalars as operand 'lhs', found !pto.align
//| fmin.errors.mlir:38:11: error[PTO0202]: pto.fmin expects 2 operands (lhs, rhs), found 3
//| fmin.errors.mlir:39:5: error[PTO0204]: pto.fmin expects 1 result (result), found 0
//| fmin.errors.mlir:40:36: error[PTO0206]: pto.fmin has no inherent attributes, found 'other'
//| fmin.errors.mlir:50:11: error[PTO0209]: pto.fmin is not available on a3
