// Each rule of pto.pow, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32) {
    %r0 = pto.pow %lhs, %rhs : i32, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32) {
    %r0 = pto.pow %lhs, %rhs : f32, f32 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f16) {
    %r0 = pto.pow %lhs, %rhs : f32, f16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.pow"(%align, %rhs) : (!pto.align, f32) -> f32
    %r1 = "pto.pow"(%lhs, %rhs, %other) : (f32, f32, index) -> f32
    "pto.pow"(%lhs, %rhs) : (f32, f32) -> ()
    %r2 = "pto.pow"(%lhs, %rhs) <{other = 1 : i32}> : (f32, f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: f32, %rhs: f32) {
    %r0 = pto.pow %lhs, %rhs : f32, f32 -> f32
    return
  }
}

// -----

// Pairs are those of f16.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%b: vector<2xbf16>, %s: bf16) {
    %r0 = pto.pow %b, %b : vector<2xbf16>, vector<2xbf16> -> vector<2xbf16>
    %r1 = pto.pow %s, %s : bf16, bf16 -> bf16
    return
  }
}

// run 1: exit 1
// stderr:
//| pow.errors.mlir:7:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `lhs`, found i32
//| pow.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `result`
//| pow.errors.mlir:27:25: error[PTO0906]: expected type f32 as of `lhs`, found f16 in `rhs`
//| pow.errors.mlir:37:21: error[PTO0203]: pto.pow expects a scalar or a vector of scalars as operand 'lhs', found !pto.align
//| pow.errors.mlir:38:11: error[PTO0202]: pto.pow expects 2 operands (lhs, rhs), found 3
//| pow.errors.mlir:39:5: error[PTO0204]: pto.pow expects 1 result (result), found 0
//| pow.errors.mlir:40:35: error[PTO0206]: pto.pow has no inherent attributes, found 'other'
//| pow.errors.mlir:50:11: error[PTO0209]: pto.pow is not available on a3
//| pow.errors.mlir:60:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `lhs`, found vector<2xbf16>
//| pow.errors.mlir:61:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `lhs`, found bf16
