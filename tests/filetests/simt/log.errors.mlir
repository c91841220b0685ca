// Each rule of pto.log, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.log %value : i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32) {
    %r0 = pto.log %value : f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f32, %other: index, %align: !pto.align) {
    %r0 = "pto.log"(%align) : (!pto.align) -> f32
    %r1 = "pto.log"(%value, %other) : (f32, index) -> f32
    "pto.log"(%value) : (f32) -> ()
    %r2 = "pto.log"(%value) <{other = 1 : i32}> : (f32) -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f32) {
    %r0 = pto.log %value : f32 -> f32
    return
  }
}

// -----

// Pairs are those of f16.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%b: vector<2xbf16>, %s: bf16) {
    %r0 = pto.log %b : vector<2xbf16> -> vector<2xbf16>
    %r1 = pto.log %s : bf16 -> bf16
    return
  }
}

// run 1: exit 1
// stderr:
//| log.errors.mlir:7:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `value`, found i32
//| log.errors.mlir:17:11: error[PTO0906]: expected type f32 as of `value`, found f16 in `result`
//| log.errors.mlir:27:21: error[PTO0203]: pto.log expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| log.errors.mlir:28:11: error[PTO0202]: pto.log expects 1 operand (value), found 2
//| log.errors.mlir:29:5: error[PTO0204]: pto.log expects 1 result (result), found 0
//| log.errors.mlir:30:31: error[PTO0206]: pto.log has no inherent attributes, found 'other'
//| log.errors.mlir:40:11: error[PTO0209]: pto.log is not available on a3
//| log.errors.mlir:50:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `value`, found vector<2xbf16>
//| log.errors.mlir:51:19: error[PTO0905]: expected f16, f32 or vector<2xf16> in `value`, found bf16
