// Each rule of pto.pst, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.mask<b32>, %destination: !pto.ptr<f32, gm>, %areg: i32) {
    pto.pst %value, %destination, %areg, "PK" : !pto.mask<b32>, !pto.ptr<f32, gm>, i32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.mask<b32>, %destination: !pto.ptr<i64, ub>, %areg: i32, %other: index) {
    "pto.pst"(%other, %destination, %areg) <{dist = "PK"}> : (index, !pto.ptr<i64, ub>, i32) -> ()
    "pto.pst"(%value, %destination, %areg, %other) <{dist = "PK"}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32, index) -> ()
    %r0 = "pto.pst"(%value, %destination, %areg) <{dist = "PK"}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> index
    "pto.pst"(%value, %destination, %areg) <{dist = "PK", other = 1 : i32}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
    "pto.pst"(%value, %destination, %areg) : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
    "pto.pst"(%value, %destination, %areg) <{dist = 1.0 : f32}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.mask<b32>, %destination: !pto.ptr<i64, ub>, %areg: i32) {
    pto.pst %value, %destination, %areg, "OTHER" : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
    return
  }
}

// run 1: exit 1
// stderr:
//| pst.errors.mlir:7:21: error[PTO0709]: expected `destination` to point into ub, found gm
//| pst.errors.mlir:17:15: error[PTO0203]: pto.pst expects a vector predicate as operand 'value', found index
//| pst.errors.mlir:18:5: error[PTO0202]: pto.pst expects 3 operands (value, destination, areg), found 4
//| pst.errors.mlir:19:11: error[PTO0204]: pto.pst expects no results, found 1
//| pst.errors.mlir:20:59: error[PTO0206]: pto.pst has no inherent attribute 'other', only dist
//| pst.errors.mlir:21:5: error[PTO0205]: pto.pst expects attribute 'dist', NORM or PK
//| pst.errors.mlir:22:46: error[PTO0207]: pto.pst expects NORM or PK as attribute 'dist', found 1.000000e+00 : f32
//| pst.errors.mlir:32:42: error[PTO0122]: unknown distribution 'OTHER', expected NORM or PK
