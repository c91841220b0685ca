// Errors of pto.vmi.group_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, gm>, index, index) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f16, ub>, index, index) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<65xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index, %a2: index) {
  %r = "pto.vmi.group_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.align, index, index) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%p: !pto.ptr<f32, ub>, %i: index, %s: index) {
  %r = pto.vmi.group_load %p[%i], %s {num_groups = 8 : i64} : !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.group_load.errors.mlir:6:29: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.group_load.errors.mlir:11:29: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.group_load.errors.mlir:16:8: error[PTO1004]: expected 8 groups of one size in `result`, found 65 lanes
//| vmi.group_load.errors.mlir:21:29: error[PTO0203]: pto.vmi.group_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.group_load.errors.mlir:30:80: error[PTO0005]: expected '->'
