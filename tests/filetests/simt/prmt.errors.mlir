// Each rule of pto.prmt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: i32, %rhs: i32, %selector: i32, %other: index) {
    %r0 = "pto.prmt"(%other, %rhs, %selector) : (index, i32, i32) -> i32
    %r1 = "pto.prmt"(%lhs, %rhs, %selector, %other) : (i32, i32, i32, index) -> i32
    "pto.prmt"(%lhs, %rhs, %selector) : (i32, i32, i32) -> ()
    %r2 = "pto.prmt"(%lhs, %rhs, %selector) <{other = 1 : i32}> : (i32, i32, i32) -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%lhs: i32, %rhs: i32, %selector: i32) {
    %r0 = pto.prmt %lhs, %rhs, %selector : i32, i32, i32 -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| prmt.errors.mlir:7:22: error[PTO0203]: pto.prmt expects an i32 as operand 'lhs', found index
//| prmt.errors.mlir:8:11: error[PTO0202]: pto.prmt expects 3 operands (lhs, rhs, selector), found 4
//| prmt.errors.mlir:9:5: error[PTO0204]: pto.prmt expects 1 result (result), found 0
//| prmt.errors.mlir:10:47: error[PTO0206]: pto.prmt has no inherent attributes, found 'other'
//| prmt.errors.mlir:20:11: error[PTO0209]: pto.prmt is not available on a3
