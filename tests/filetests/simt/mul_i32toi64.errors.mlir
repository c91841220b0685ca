// Each rule of pto.mul_i32toi64, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32, %other: index) {
    %r0 = "pto.mul_i32toi64"(%other, %rhs) <{signedness = #pto<signedness signed>}> : (index, i32) -> i64
    %r1 = "pto.mul_i32toi64"(%lhs, %rhs, %other) <{signedness = #pto<signedness signed>}> : (i32, i32, index) -> i64
    "pto.mul_i32toi64"(%lhs, %rhs) <{signedness = #pto<signedness signed>}> : (i32, i32) -> ()
    %r2 = "pto.mul_i32toi64"(%lhs, %rhs) <{other = 1 : i32, signedness = #pto<signedness signed>}> : (i32, i32) -> i64
    %r3 = "pto.mul_i32toi64"(%lhs, %rhs) : (i32, i32) -> i64
    %r4 = "pto.mul_i32toi64"(%lhs, %rhs) <{signedness = 1.0 : f32}> : (i32, i32) -> i64
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: i32, %rhs: i32) {
    %r0 = pto.mul_i32toi64 %lhs, %rhs signed : i32, i32 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mul_i32toi64.errors.mlir:7:30: error[PTO0203]: pto.mul_i32toi64 expects an i32 as operand 'lhs', found index
//| mul_i32toi64.errors.mlir:8:11: error[PTO0202]: pto.mul_i32toi64 expects 2 operands (lhs, rhs), found 3
//| mul_i32toi64.errors.mlir:9:5: error[PTO0204]: pto.mul_i32toi64 expects 1 result (result), found 0
//| mul_i32toi64.errors.mlir:10:44: error[PTO0206]: pto.mul_i32toi64 has no inherent attribute 'other', only signedness
//| mul_i32toi64.errors.mlir:11:11: error[PTO0205]: pto.mul_i32toi64 expects attribute 'signedness', signed or unsigned
//| mul_i32toi64.errors.mlir:12:44: error[PTO0207]: pto.mul_i32toi64 expects signed or unsigned as attribute 'signedness', found 1.000000e+00 : f32
//| mul_i32toi64.errors.mlir:22:11: error[PTO0209]: pto.mul_i32toi64 is not available on a3
