// Errors of pto.vmi.group_broadcast.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<17xui32>) {
  %r = "pto.vmi.group_broadcast"(%a0) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<17xui32>) -> !pto.vmi.vreg<128xui32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<16xi32>) {
  %r = "pto.vmi.group_broadcast"(%a0) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<16xi32>) -> !pto.vmi.vreg<128xui32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<16xui32>) {
  %r = "pto.vmi.group_broadcast"(%a0) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<129xui32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.group_broadcast"(%a0) <{num_groups = 16 : i64}> : (!pto.align) -> !pto.vmi.vreg<128xui32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<16xui32>) {
  %a = pto.vmi.group_broadcast %b {num_groups = 16 : i64} : !pto.vmi.vreg<16xui32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.group_broadcast.errors.mlir:6:34: error[PTO1005]: expected a lane for each of 16 groups in `source`, found 17
//| vmi.group_broadcast.errors.mlir:11:8: error[PTO1003]: expected elements i32 in `result` as in `source`, found ui32
//| vmi.group_broadcast.errors.mlir:16:8: error[PTO1004]: expected 16 groups of one size in `result`, found 129 lanes
//| vmi.group_broadcast.errors.mlir:21:34: error[PTO0203]: pto.vmi.group_broadcast expects a virtual vector as operand 'source', found !pto.align
//| vmi.group_broadcast.errors.mlir:30:83: error[PTO0005]: expected '->'
