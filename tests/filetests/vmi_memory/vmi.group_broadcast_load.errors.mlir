// Errors of pto.vmi.group_broadcast_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<bf16, gm>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_broadcast_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<bf16, gm>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_broadcast_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<f16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @rule2(%a0: !pto.ptr<bf16, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.group_broadcast_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<257xbf16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index, %a2: index) {
  %r = "pto.vmi.group_broadcast_load"(%a0, %a1, %a2) <{num_groups = 8 : i64}> : (!pto.align, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<bf16, ub>, %c: index, %d: index) {
  %a = pto.vmi.group_broadcast_load %b[%c], %d {num_groups = 8 : i64} : !pto.ptr<bf16, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.group_broadcast_load.errors.mlir:6:39: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.group_broadcast_load.errors.mlir:11:39: error[PTO0710]: expected `source` to point to bf16, the elements of `result`, found a pointer to f16
//| vmi.group_broadcast_load.errors.mlir:16:8: error[PTO1004]: expected 8 groups of one size in `result`, found 257 lanes
//| vmi.group_broadcast_load.errors.mlir:21:39: error[PTO0203]: pto.vmi.group_broadcast_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.group_broadcast_load.errors.mlir:30:91: error[PTO0005]: expected '->'
