// Each rule of pto.mulhi, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: f32, %rhs: f32) {
    %r0 = pto.mulhi %lhs, %rhs signed : f32, f32 -> f32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i64, %rhs: i64) {
    %r0 = pto.mulhi %lhs, %rhs signed : i64, i64 -> f32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i64, %rhs: f32) {
    %r0 = pto.mulhi %lhs, %rhs signed : i64, f32 -> i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i64, %rhs: i64, %other: index, %align: !pto.align) {
    %r0 = "pto.mulhi"(%align, %rhs) <{signedness = #pto<signedness signed>}> : (!pto.align, i64) -> i64
    %r1 = "pto.mulhi"(%lhs, %rhs, %other) <{signedness = #pto<signedness signed>}> : (i64, i64, index) -> i64
    "pto.mulhi"(%lhs, %rhs) <{signedness = #pto<signedness signed>}> : (i64, i64) -> ()
    %r2 = "pto.mulhi"(%lhs, %rhs) <{other = 1 : i32, signedness = #pto<signedness signed>}> : (i64, i64) -> i64
    %r3 = "pto.mulhi"(%lhs, %rhs) : (i64, i64) -> i64
    %r4 = "pto.mulhi"(%lhs, %rhs) <{signedness = 1.0 : f32}> : (i64, i64) -> i64
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: i64, %rhs: i64) {
    %r0 = pto.mulhi %lhs, %rhs signed : i64, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mulhi.errors.mlir:7:21: error[PTO0905]: expected i32 or i64 in `lhs`, found f32
//| mulhi.errors.mlir:17:11: error[PTO0906]: expected type i64 as of `lhs`, found f32 in `result`
//| mulhi.errors.mlir:27:27: error[PTO0906]: expected type i64 as of `lhs`, found f32 in `rhs`
//| mulhi.errors.mlir:37:23: error[PTO0203]: pto.mulhi expects a scalar or a vector of scalars as operand 'lhs', found !pto.align
//| mulhi.errors.mlir:38:11: error[PTO0202]: pto.mulhi expects 2 operands (lhs, rhs), found 3
//| mulhi.errors.mlir:39:5: error[PTO0204]: pto.mulhi expects 1 result (result), found 0
//| mulhi.errors.mlir:40:37: error[PTO0206]: pto.mulhi has no inherent attribute 'other', only signedness
//| mulhi.errors.mlir:41:11: error[PTO0205]: pto.mulhi expects attribute 'signedness', signed or unsigned
//| mulhi.errors.mlir:42:37: error[PTO0207]: pto.mulhi expects signed or unsigned as attribute 'signedness', found 1.000000e+00 : f32
//| mulhi.errors.mlir:52:11: error[PTO0209]: pto.mulhi is not available on a3
