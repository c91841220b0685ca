// Errors of pto.yield.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: index) {
  pto.fusion_region {
    pto.yield(%i) : (index) -> ()
    %a = pto.get_ctrl : i64
  }
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: index) {
  %a = pto.fusion_region {
    pto.yield(%i, %i) : (index) -> ()
  } : index
  return
}
}

// run 1: exit 1
// stderr:
//| yield.errors.mlir:7:5: error[PTO0007]: 'pto.yield' op must be the last operation in the parent block
//| yield.errors.mlir:8:10: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.get_ctrl'
//| yield.errors.mlir:19:26: error[PTO0210]: expected 2 types, one for each operand, found 1
