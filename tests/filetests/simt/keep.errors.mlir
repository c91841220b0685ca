// Each rule of pto.keep, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%payload: i8, %other: index) {
    "pto.keep"(%payload, %other) <{slot = 4 : i64}> : (i8, index) -> ()
    %r0 = "pto.keep"(%payload) <{slot = 4 : i64}> : (i8) -> index
    "pto.keep"(%payload) <{other = 1 : i32, slot = 4 : i64}> : (i8) -> ()
    "pto.keep"(%payload) : (i8) -> ()
    "pto.keep"(%payload) <{slot = 1.0 : f32}> : (i8) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%payload: i8) {
    pto.keep %payload {slot = 4 : i64} : i8
    return
  }
}

// run 1: exit 1
// stderr:
//| keep.errors.mlir:7:5: error[PTO0202]: pto.keep expects 1 operand (payload), found 2
//| keep.errors.mlir:8:11: error[PTO0204]: pto.keep expects no results, found 1
//| keep.errors.mlir:9:28: error[PTO0206]: pto.keep has no attribute 'other' of its own, only slot
//| keep.errors.mlir:10:5: error[PTO0205]: pto.keep expects attribute 'slot', an i64 from 0 to 9223372036854775807
//| keep.errors.mlir:11:28: error[PTO0207]: pto.keep expects an i64 from 0 to 9223372036854775807 as attribute 'slot', found 1.000000e+00 : f32
//| keep.errors.mlir:21:5: error[PTO0209]: pto.keep is not available on a3
