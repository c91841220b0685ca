// Each rule of pto.pld, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, gm>, %areg: i32) {
    %r0 = pto.pld %source, %areg, "NORM" : !pto.ptr<f32, gm>, i32 -> !pto.mask<b32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<i64, ub>, %areg: i32, %other: index) {
    %r0 = "pto.pld"(%other, %areg) <{dist = "NORM"}> : (index, i32) -> !pto.mask<b32>
    %r1 = "pto.pld"(%source, %areg, %other) <{dist = "NORM"}> : (!pto.ptr<i64, ub>, i32, index) -> !pto.mask<b32>
    "pto.pld"(%source, %areg) <{dist = "NORM"}> : (!pto.ptr<i64, ub>, i32) -> ()
    %r2 = "pto.pld"(%source, %areg) <{dist = "NORM", other = 1 : i32}> : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
    %r3 = "pto.pld"(%source, %areg) : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
    %r4 = "pto.pld"(%source, %areg) <{dist = 1.0 : f32}> : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<i64, ub>, %areg: i32) {
    %r0 = pto.pld %source, %areg, "OTHER" : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| pld.errors.mlir:7:19: error[PTO0709]: expected `source` to point into ub, found gm
//| pld.errors.mlir:17:21: error[PTO0203]: pto.pld expects a pointer or memref as operand 'source', found index
//| pld.errors.mlir:18:11: error[PTO0202]: pto.pld expects 2 operands (source, areg), found 3
//| pld.errors.mlir:19:5: error[PTO0204]: pto.pld expects 1 result (result), found 0
//| pld.errors.mlir:20:54: error[PTO0206]: pto.pld has no inherent attribute 'other', only dist
//| pld.errors.mlir:21:11: error[PTO0205]: pto.pld expects attribute 'dist', NORM, US or DS
//| pld.errors.mlir:22:39: error[PTO0207]: pto.pld expects NORM, US or DS as attribute 'dist', found 1.000000e+00 : f32
//| pld.errors.mlir:32:35: error[PTO0122]: unknown distribution 'OTHER', expected NORM, US or DS
