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

// -----

module attributes {pto.target_arch = "a5"} {
// Patterns of other operations, and numbers of lanes that the mask has not.
func.func @patterns() {
  %all = pto.vmi.pge "PAT_ALL" : !pto.vmi.mask<64xpred>
  %half = pto.vmi.pge "PAT_H" : !pto.vmi.mask<64xpred>
  %none = pto.vmi.pge "PAT_VL0" : !pto.vmi.mask<64xpred>
  %more = pto.vmi.pge "PAT_VL65" : !pto.vmi.mask<64xpred>
  %sign = pto.vmi.pge "PAT_VL+4" : !pto.vmi.mask<64xpred>
  %huge = pto.vmi.pge "PAT_VL99999999999999999999" : !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.pge.errors.mlir:6:8: error[PTO1004]: expected 3 groups of one size in `result`, found 64 lanes
//| vmi.pge.errors.mlir:11:8: error[PTO0204]: pto.vmi.pge expects a mask of a virtual vector as result 'result', found !pto.align
//| vmi.pge.errors.mlir:20:8: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found bogus
//| vmi.pge.errors.mlir:39:10: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_ALL
//| vmi.pge.errors.mlir:40:11: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_H
//| vmi.pge.errors.mlir:41:11: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_VL0
//| vmi.pge.errors.mlir:42:11: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_VL65
//| vmi.pge.errors.mlir:43:11: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_VL+4
//| vmi.pge.errors.mlir:44:11: error[PTO1018]: expected PAT_VL1 to PAT_VL64 as attribute `pattern`, found PAT_VL99999999999999999999
