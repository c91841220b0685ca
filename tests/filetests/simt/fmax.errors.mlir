// Each rule of pto.fmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32) {
    %r0 = pto.fmax %lhs, %rhs : i32, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f16, %rhs: f16) {
    %r0 = pto.fmax %lhs, %rhs : f16, f16 -> f32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f16, %rhs: f32) {
    %r0 = pto.fmax %lhs, %rhs : f16, f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f16, %rhs: f16, %other: index, %align: !pto.align) {
    %r0 = "pto.fmax"(%align, %rhs) : (!pto.align, f16) -> f16
    %r1 = "pto.fmax"(%lhs, %rhs, %other) : (f16, f16, index) -> f16
    "pto.fmax"(%lhs, %rhs) : (f16, f16) -> ()
    %r2 = "pto.fmax"(%lhs, %rhs) <{other = 1 : i32}> : (f16, f16) -> f16
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: f16, %rhs: f16) {
    %r0 = pto.fmax %lhs, %rhs : f16, f16 -> f16
    return
  }
}

// run 1: exit 1
// stderr:
//| fmax.errors.mlir:7:20: error[PTO0905]: expected f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `lhs`, found i32
//| fmax.errors.mlir:17:11: error[PTO0906]: expected type f16 as of `lhs`, found f32 in `result`
//| fmax.errors.mlir:27:26: error[PTO0906]: expected type f16 as of `lhs`, found f32 in `rhs`
//| fmax.errors.mlir:37:22: error[PTO0203]: pto.fmax expects a scalar or a vector of scalars as operand 'lhs', found !pto.align
//| fmax.errors.mlir:38:11: error[PTO0202]: pto.fmax expects 2 operands (lhs, rhs), found 3
//| fmax.errors.mlir:39:5: error[PTO0204]: pto.fmax expects 1 result (result), found 0
//| fmax.errors.mlir:40:36: error[PTO0206]: pto.fmax has no inherent attributes, found 'other'
//| fmax.errors.mlir:50:11: error[PTO0209]: pto.fmax is not available on a3
