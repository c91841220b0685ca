// Errors of pto.fusion_region.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  "pto.fusion_region"() : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: index) {
  %a = pto.fusion_region {
    %b = pto.get_ctrl : i64
  } : index
  return
}
}

// run 1: exit 1
// stderr:
//| fusion_region.errors.mlir:6:3: error[PTO0202]: pto.fusion_region expects 1 regions, found 0
//| fusion_region.errors.mlir:16:10: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.get_ctrl'
