// Each rule of pto.plt_b8, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // The granularity is that of the name.
  func.func @case(%u: i32) {
    %r:2 = pto.plt_b8 %u : i32 -> !pto.mask<b16>, i32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Counts are i32.
  func.func @case(%x: index, %u: i32) {
    %r0:2 = pto.plt_b8 %x : index -> !pto.mask<b8>, i32
    %r1:2 = pto.plt_b8 %u : i32 -> !pto.mask<b8>, i64
    %r2 = "pto.plt_b8"(%u) : (i32) -> !pto.mask<b8>
    return
  }
}

// run 1: exit 1
// stderr:
//| plt_b8.errors.mlir:7:12: error[PTO0204]: pto.plt_b8 expects a vector predicate of granularity b8 as result 'mask', found !pto.mask<b16>
//| plt_b8.errors.mlir:17:24: error[PTO0203]: pto.plt_b8 expects an i32 as operand 'scalar', found index
//| plt_b8.errors.mlir:18:13: error[PTO0204]: pto.plt_b8 expects an i32 as result 'scalar_out', found i64
//| plt_b8.errors.mlir:19:11: error[PTO0204]: pto.plt_b8 expects 2 results (mask, scalar_out), found 1
