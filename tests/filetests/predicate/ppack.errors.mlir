// Each rule of pto.ppack, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Predicate packed by more than one step.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>) {
    %r0 = pto.ppack %input, "LOWER" : !pto.mask<b32> -> !pto.mask<b8>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>, %other: index) {
    %r0 = "pto.ppack"(%other) <{part = "LOWER"}> : (index) -> !pto.mask<b32>
    %r1 = "pto.ppack"(%input, %other) <{part = "LOWER"}> : (!pto.mask<b32>, index) -> !pto.mask<b32>
    "pto.ppack"(%input) <{part = "LOWER"}> : (!pto.mask<b32>) -> ()
    %r2 = "pto.ppack"(%input) <{other = 1 : i32, part = "LOWER"}> : (!pto.mask<b32>) -> !pto.mask<b32>
    %r3 = "pto.ppack"(%input) : (!pto.mask<b32>) -> !pto.mask<b32>
    %r4 = "pto.ppack"(%input) <{part = 1.0 : f32}> : (!pto.mask<b32>) -> !pto.mask<b32>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b32>) {
    %r0 = pto.ppack %input, "OTHER" : !pto.mask<b32> -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The other direction.
  func.func @case(%a: !pto.mask<b16>) {
    %r0 = pto.ppack %a, "LOWER" : !pto.mask<b16> -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| ppack.errors.mlir:7:11: error[PTO0718]: expected b32 or the next narrower granularity in `result`, found b8
//| ppack.errors.mlir:17:23: error[PTO0203]: pto.ppack expects a vector predicate as operand 'input', found index
//| ppack.errors.mlir:18:11: error[PTO0202]: pto.ppack expects 1 operand (input), found 2
//| ppack.errors.mlir:19:5: error[PTO0204]: pto.ppack expects 1 result (result), found 0
//| ppack.errors.mlir:20:33: error[PTO0206]: pto.ppack has no inherent attribute 'other', only part
//| ppack.errors.mlir:21:11: error[PTO0205]: pto.ppack expects attribute 'part', LOWER or HIGHER
//| ppack.errors.mlir:22:33: error[PTO0207]: pto.ppack expects LOWER or HIGHER as attribute 'part', found 1.000000e+00 : f32
//| ppack.errors.mlir:32:29: error[PTO0122]: unknown half 'OTHER', expected LOWER or HIGHER
//| ppack.errors.mlir:42:11: error[PTO0718]: expected b16 or the next narrower granularity in `result`, found b32
