// Each rule of pto.rint, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: i32) {
    %r0 = pto.rint %value : i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16) {
    %r0 = pto.rint %value : f16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: f16, %other: index, %align: !pto.align) {
    %r0 = "pto.rint"(%align) : (!pto.align) -> f16
    %r1 = "pto.rint"(%value, %other) : (f16, index) -> f16
    "pto.rint"(%value) : (f16) -> ()
    %r2 = "pto.rint"(%value) <{other = 1 : i32}> : (f16) -> f16
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: f16) {
    %r0 = pto.rint %value : f16 -> f16
    return
  }
}

// run 1: exit 1
// stderr:
//| rint.errors.mlir:7:20: error[PTO0905]: expected f16, bf16 or f32 in `value`, found i32
//| rint.errors.mlir:17:11: error[PTO0906]: expected type f16 as of `value`, found f32 in `result`
//| rint.errors.mlir:27:22: error[PTO0203]: pto.rint expects a scalar or a vector of scalars as operand 'value', found !pto.align
//| rint.errors.mlir:28:11: error[PTO0202]: pto.rint expects 1 operand (value), found 2
//| rint.errors.mlir:29:5: error[PTO0204]: pto.rint expects 1 result (result), found 0
//| rint.errors.mlir:30:32: error[PTO0206]: pto.rint has no inherent attributes, found 'other'
//| rint.errors.mlir:40:11: error[PTO0209]: pto.rint is not available on a3
