// Each rule of pto.fma, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32, %acc: i32) {
    %r0 = pto.fma %lhs, %rhs, %acc : i32, i32, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32, %acc: f32) {
    %r0 = pto.fma %lhs, %rhs, %acc : f32, f32, f32 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f16, %acc: f32) {
    %r0 = pto.fma %lhs, %rhs, %acc : f32, f16, f32 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32, %acc: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.fma"(%align, %rhs, %acc) : (!pto.align, f32, f32) -> f32
    %r1 = "pto.fma"(%lhs, %rhs, %acc, %other) : (f32, f32, f32, index) -> f32
    "pto.fma"(%lhs, %rhs, %acc) : (f32, f32, f32) -> ()
    %r2 = "pto.fma"(%lhs, %rhs, %acc) <{other = 1 : i32}> : (f32, f32, f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: f32, %rhs: f32, %acc: f32) {
    %r0 = pto.fma %lhs, %rhs, %acc : f32, f32, f32 -> f32
    return
  }
}

// run 1: exit 1
// stderr:
//| fma.errors.mlir:7:19: error[PTO0905]: expected f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `lhs`, found i32
//| fma.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `result`
//| fma.errors.mlir:27:25: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `rhs`
//| fma.errors.mlir:37:21: error[PTO0203]: pto.fma expects a scalar or a vector of scalars as operand 'lhs', found !pto.align
//| fma.errors.mlir:38:11: error[PTO0202]: pto.fma expects 3 operands (lhs, rhs, acc), found 4
//| fma.errors.mlir:39:5: error[PTO0204]: pto.fma expects 1 result (result), found 0
//| fma.errors.mlir:40:41: error[PTO0206]: pto.fma has no inherent attributes, found 'other'
//| fma.errors.mlir:50:11: error[PTO0209]: pto.fma is not available on a3
