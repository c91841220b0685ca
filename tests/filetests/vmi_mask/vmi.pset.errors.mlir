// Errors of pto.vmi.pset.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0() {
  %r = "pto.vmi.pset"() <{group = 3 : i64, pattern = "PAT_H"}> : () -> !pto.vmi.mask<64xpred>
  return
}

func.func @kind0() {
  %r = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.align
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0() {
  %a = pto.vmi.pset "bogus" : !pto.vmi.mask<1xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1() {
  %a = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<1xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pattern80() {
    %r0 = "pto.vmi.pset"() <{pattern = "PAT_H"}> : () -> (!pto.vmi.mask<64xpred>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.pset.errors.mlir:6:8: error[PTO1004]: expected 3 groups of one size in `result`, found 64 lanes
//| vmi.pset.errors.mlir:6:44: error[PTO0608]: expected PAT_ALL as attribute `pattern` on a5, found PAT_H
//| vmi.pset.errors.mlir:11:8: error[PTO0204]: pto.vmi.pset expects a mask of a virtual vector as result 'result', found !pto.align
//| vmi.pset.errors.mlir:20:21: error[PTO0122]: unknown pattern 'bogus', expected PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128
//| vmi.pset.errors.mlir:38:30: error[PTO0608]: expected PAT_ALL as attribute `pattern` on a5, found PAT_H
