// Errors of pto.vmi.create_group_mask.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: index) {
  %r = "pto.vmi.create_group_mask"(%a0) <{group_size = 32 : i64, num_groups = 8 : i64}> : (index) -> !pto.vmi.mask<512xpred>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.create_group_mask"(%a0) <{group_size = 32 : i64, num_groups = 8 : i64}> : (!pto.align) -> !pto.vmi.mask<256xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: index) {
  %a = pto.vmi.create_group_mask %b {group_size = 32 : i64, num_groups = 8 : i64} : index
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.create_group_mask.errors.mlir:6:8: error[PTO1010]: 8 groups of 32 lanes are 256 lanes, found 512
//| vmi.create_group_mask.errors.mlir:11:36: error[PTO0203]: pto.vmi.create_group_mask expects an index as operand 'active_elems_per_group', found !pto.align
//| vmi.create_group_mask.errors.mlir:20:90: error[PTO0005]: expected '->'
