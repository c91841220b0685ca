// Each rule of pto.vote_ballot, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%pred: i1, %other: index) {
    %r0 = "pto.vote_ballot"(%other) : (index) -> i32
    %r1 = "pto.vote_ballot"(%pred, %other) : (i1, index) -> i32
    "pto.vote_ballot"(%pred) : (i1) -> ()
    %r2 = "pto.vote_ballot"(%pred) <{other = 1 : i32}> : (i1) -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%pred: i1) {
    %r0 = pto.vote_ballot %pred : i1 -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| vote_ballot.errors.mlir:7:29: error[PTO0203]: pto.vote_ballot expects an i1 as operand 'pred', found index
//| vote_ballot.errors.mlir:8:11: error[PTO0202]: pto.vote_ballot expects 1 operand (pred), found 2
//| vote_ballot.errors.mlir:9:5: error[PTO0204]: pto.vote_ballot expects 1 result (result), found 0
//| vote_ballot.errors.mlir:10:38: error[PTO0206]: pto.vote_ballot has no inherent attributes, found 'other'
//| vote_ballot.errors.mlir:20:11: error[PTO0209]: pto.vote_ballot is not available on a3
