// Each rule of pto.vote_uni, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%pred: i1, %other: index) {
    %r0 = "pto.vote_uni"(%other) : (index) -> i1
    %r1 = "pto.vote_uni"(%pred, %other) : (i1, index) -> i1
    "pto.vote_uni"(%pred) : (i1) -> ()
    %r2 = "pto.vote_uni"(%pred) <{other = 1 : i32}> : (i1) -> i1
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%pred: i1) {
    %r0 = pto.vote_uni %pred : i1 -> i1
    return
  }
}

// run 1: exit 1
// stderr:
//| vote_uni.errors.mlir:7:26: error[PTO0203]: pto.vote_uni expects an i1 as operand 'pred', found index
//| vote_uni.errors.mlir:8:11: error[PTO0202]: pto.vote_uni expects 1 operand (pred), found 2
//| vote_uni.errors.mlir:9:5: error[PTO0204]: pto.vote_uni expects 1 result (result), found 0
//| vote_uni.errors.mlir:10:35: error[PTO0206]: pto.vote_uni has no inherent attributes, found 'other'
//| vote_uni.errors.mlir:20:11: error[PTO0209]: pto.vote_uni is not available on a3
