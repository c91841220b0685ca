// Each rule of pto.keep, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%payload: i8, %other: index) attributes {pto.simt_entry} {
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
  func.func @case(%payload: i8) attributes {pto.simt_entry} {
    pto.keep %payload {slot = 4 : i64} : i8
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @slots(%x: f32, %h: i64, %d: f64) attributes {pto.simt_entry} {
    pto.keep %x {slot = 123 : i64} : f32
    pto.keep %h {slot = 5 : i64} : i64
    pto.keep %d {slot = 8 : i64} : f64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%x: i65) attributes {pto.simt_entry} {
    pto.keep %x {slot = 0 : i64} : i65
    return
  }
}

// run 1: exit 1
// stderr:
//| keep.errors.mlir:7:5: error[PTO0202]: pto.keep expects 1 operand (payload), found 2
//| keep.errors.mlir:8:11: error[PTO0204]: pto.keep expects no results, found 1
//| keep.errors.mlir:9:28: error[PTO0206]: pto.keep has no inherent attribute 'other', only slot
//| keep.errors.mlir:10:5: error[PTO0205]: pto.keep expects attribute 'slot', an i64 from 0 to 9223372036854775807
//| keep.errors.mlir:11:28: error[PTO0207]: pto.keep expects an i64 from 0 to 9223372036854775807 as attribute 'slot', found 1.000000e+00 : f32
//| keep.errors.mlir:21:5: error[PTO0209]: pto.keep is not available on a3
//| keep.errors.mlir:30:18: error[PTO0914]: expected 0 to 122 as attribute `slot`, found 123
//| keep.errors.mlir:31:18: error[PTO0914]: 64 bits take an even slot and the one after it, found 5 of 0 to 122
//| keep.errors.mlir:32:14: error[PTO0914]: expected an integer of at most 64 bits, f16, bf16 or f32, found f64
//| keep.errors.mlir:41:14: error[PTO0914]: expected an integer of at most 64 bits, f16, bf16 or f32, found i65
