// Each rule of pto.pset_b16, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // The granularity is that of the name.
  func.func @case() {
    %r = pto.pset_b16 "PAT_ALL" : !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case() {
    %r0 = pto.pset_b16 "ALL" : !pto.mask<b16>
    %r1 = "pto.pset_b16"() : () -> !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| pset_b16.errors.mlir:7:10: error[PTO0204]: pto.pset_b16 expects a vector predicate of granularity b16 as result 'result', found !pto.mask<b32>
//| pset_b16.errors.mlir:17:24: error[PTO0122]: unknown pattern 'ALL'
//| pset_b16.errors.mlir:18:11: error[PTO0205]: pto.pset_b16 expects attribute 'pattern', PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128
