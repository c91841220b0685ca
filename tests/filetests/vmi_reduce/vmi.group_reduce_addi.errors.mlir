// Errors of pto.vmi.group_reduce_addi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<129xui32>, %a1: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<129xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xi32>, %a1: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<128xf32>, %a1: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xf32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<128xui32>, %a1: !pto.vmi.mask<128xb8>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xb8>) -> !pto.vmi.vreg<16xui32>
  return
}

func.func @rule4(%a0: !pto.vmi.vreg<128xui32>, %a1: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<17xui32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.group_reduce_addi"(%a0, %a1) <{num_groups = 16 : i64}> : (!pto.align, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<128xui32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.group_reduce_addi %b, %c {num_groups = 16 : i64} : !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.group_reduce_addi.errors.mlir:6:36: error[PTO1004]: expected 16 groups of one size in `source`, found 129 lanes
//| vmi.group_reduce_addi.errors.mlir:6:41: error[PTO1001]: expected 129 lanes in `mask` as in `source`, found 128
//| vmi.group_reduce_addi.errors.mlir:11:8: error[PTO1003]: expected elements i32 in `result` as in `source`, found ui32
//| vmi.group_reduce_addi.errors.mlir:16:8: error[PTO1003]: expected elements f32 in `result` as in `source`, found ui32
//| vmi.group_reduce_addi.errors.mlir:16:36: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `source`
//| vmi.group_reduce_addi.errors.mlir:21:41: error[PTO0703]: expected `mask` with granularity b32 for elements ui32 of `source`, found b8
//| vmi.group_reduce_addi.errors.mlir:26:8: error[PTO1005]: expected a lane for each of 16 groups in `result`, found 17
//| vmi.group_reduce_addi.errors.mlir:31:36: error[PTO0203]: pto.vmi.group_reduce_addi expects a virtual vector as operand 'source', found !pto.align
//| vmi.group_reduce_addi.errors.mlir:40:115: error[PTO0005]: expected '->'
