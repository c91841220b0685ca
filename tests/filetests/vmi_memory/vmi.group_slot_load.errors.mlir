// Errors of pto.vmi.group_slot_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_slot_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, gm>, index, index) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_slot_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f16, ub>, index, index) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_slot_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<9xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index, %a2: index) {
  %r = "pto.vmi.group_slot_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.align, index, index) -> !pto.vmi.vreg<8xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  %a = pto.vmi.group_slot_load %b[%c], %d {num_groups = 8 : i64} : !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.group_slot_load.errors.mlir:6:34: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.group_slot_load.errors.mlir:11:34: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.group_slot_load.errors.mlir:16:8: error[PTO1005]: expected a lane for each of 8 groups in `result`, found 9
//| vmi.group_slot_load.errors.mlir:21:34: error[PTO0203]: pto.vmi.group_slot_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.group_slot_load.errors.mlir:30:85: error[PTO0005]: expected '->'
