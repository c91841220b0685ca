// Errors of pto.vmi.pge.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0() {
  %r = "pto.vmi.pge"() <{group = 3 : i64, pattern = "PAT_VL4"}> : () -> !pto.vmi.mask<64xpred>
  return
}

func.func @kind0() {
  %r = "pto.vmi.pge"() <{pattern = "PAT_VL8"}> : () -> !pto.align
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0() {
  %r = pto.vmi.pge "bogus" : !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1() {
  %r = pto.vmi.pge "PAT_VL8" : !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.pge.errors.mlir:6:8: error[PTO1004]: expected 3 groups of one size in `result`, found 64 lanes
//| vmi.pge.errors.mlir:11:8: error[PTO0204]: pto.vmi.pge expects a mask of a virtual vector as result 'result', found !pto.align
//| vmi.pge.errors.mlir:20:20: error[PTO0122]: unknown pattern 'bogus', expected PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128
