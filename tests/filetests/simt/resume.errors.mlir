// Each rule of pto.resume, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%other: index) attributes {pto.simt_entry} {
    %r0 = "pto.resume"(%other) <{slot = 4 : i64}> : (index) -> i8
    "pto.resume"() <{slot = 4 : i64}> : () -> ()
    %r1 = "pto.resume"() <{other = 1 : i32, slot = 4 : i64}> : () -> i8
    %r2 = "pto.resume"() : () -> i8
    %r3 = "pto.resume"() <{slot = 1.0 : f32}> : () -> i8
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case() attributes {pto.simt_entry} {
    %r0 = pto.resume {slot = 4 : i64} : i8
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @slots() attributes {pto.simt_entry} {
    %x = pto.resume {slot = 123 : i64} : f32
    %h = pto.resume {slot = 5 : i64} : i64
    %d = pto.resume {slot = 8 : i64} : f64
    return
  }
}

// run 1: exit 1
// stderr:
//| resume.errors.mlir:7:11: error[PTO0202]: pto.resume expects no operands, found 1
//| resume.errors.mlir:8:5: error[PTO0204]: pto.resume expects 1 result (result), found 0
//| resume.errors.mlir:9:28: error[PTO0206]: pto.resume has no inherent attribute 'other', only slot
//| resume.errors.mlir:10:11: error[PTO0205]: pto.resume expects attribute 'slot', an i64 from 0 to 9223372036854775807
//| resume.errors.mlir:11:28: error[PTO0207]: pto.resume expects an i64 from 0 to 9223372036854775807 as attribute 'slot', found 1.000000e+00 : f32
//| resume.errors.mlir:21:11: error[PTO0209]: pto.resume is not available on a3
//| resume.errors.mlir:30:22: error[PTO0914]: expected 0 to 122 as attribute `slot`, found 123
//| resume.errors.mlir:31:22: error[PTO0914]: 64 bits take an even slot and the one after it, found 5 of 0 to 122
//| resume.errors.mlir:32:10: error[PTO0914]: expected an integer of at most 64 bits, f16, bf16 or f32, found f64
