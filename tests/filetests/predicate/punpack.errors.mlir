// Each rule of pto.punpack, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Predicate packed by more than one step.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>) {
    %r0 = pto.punpack %input, "LOWER" : !pto.mask<b32> -> !pto.mask<b8>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>, %other: index) {
    %r0 = "pto.punpack"(%other) <{part = "LOWER"}> : (index) -> !pto.mask<b32>
    %r1 = "pto.punpack"(%input, %other) <{part = "LOWER"}> : (!pto.mask<b32>, index) -> !pto.mask<b32>
    "pto.punpack"(%input) <{part = "LOWER"}> : (!pto.mask<b32>) -> ()
    %r2 = "pto.punpack"(%input) <{other = 1 : i32, part = "LOWER"}> : (!pto.mask<b32>) -> !pto.mask<b32>
    %r3 = "pto.punpack"(%input) : (!pto.mask<b32>) -> !pto.mask<b32>
    %r4 = "pto.punpack"(%input) <{part = 1.0 : f32}> : (!pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>) {
    %r0 = pto.punpack %input, "OTHER" : !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The other direction.
  func.func @case(%a: !pto.mask<b32>) {
    %r0 = pto.punpack %a, "LOWER" : !pto.mask<b32> -> !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| punpack.errors.mlir:7:11: error[PTO0718]: expected b32 or the next wider granularity in `result`, found b8
//| punpack.errors.mlir:17:25: error[PTO0203]: pto.punpack expects a vector predicate as operand 'input', found index
//| punpack.errors.mlir:18:11: error[PTO0202]: pto.punpack expects 1 operand (input), found 2
//| punpack.errors.mlir:19:5: error[PTO0204]: pto.punpack expects 1 result (result), found 0
//| punpack.errors.mlir:20:35: error[PTO0206]: pto.punpack has no inherent attribute 'other', only part
//| punpack.errors.mlir:21:11: error[PTO0205]: pto.punpack expects attribute 'part', LOWER or HIGHER
//| punpack.errors.mlir:22:35: error[PTO0207]: pto.punpack expects LOWER or HIGHER as attribute 'part', found 1.000000e+00 : f32
//| punpack.errors.mlir:32:31: error[PTO0122]: unknown half 'OTHER', expected LOWER or HIGHER
//| punpack.errors.mlir:42:11: error[PTO0718]: expected b32 or the next wider granularity in `result`, found b16
