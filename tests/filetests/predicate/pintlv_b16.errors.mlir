// Each rule of pto.pintlv_b16, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // The granularity is b16.
  func.func @case(%m: !pto.mask<b32>, %n: !pto.mask<b16>) {
    %r0:2 = pto.pintlv_b16 %m, %n : !pto.mask<b32>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
    %r1:2 = pto.pintlv_b16 %n, %n : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| pintlv_b16.errors.mlir:7:28: error[PTO0203]: pto.pintlv_b16 expects a vector predicate of granularity b16 as operand 'lhs', found !pto.mask<b32>
//| pintlv_b16.errors.mlir:8:13: error[PTO0204]: pto.pintlv_b16 expects a vector predicate of granularity b16 as result 'high', found !pto.mask<b32>
