// Errors of pto.vmi.vgather.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.ptr<f32, gm>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<65xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<65xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule4(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vgather"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vgather %b, %c, %d : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
// Positions of another width, and signed ones.
func.func @positions(%p0: !pto.ptr<si32, ub>, %v0: !pto.vmi.vreg<64xsi32>, %o0: !pto.vmi.vreg<64xi16>, %p1: !pto.ptr<f32, ub>, %v1: !pto.vmi.vreg<64xf32>, %o1: !pto.vmi.vreg<64xsi32>, %p2: !pto.ptr<f16, ub>, %v2: !pto.vmi.vreg<64xf16>, %o2: !pto.vmi.vreg<64xi32>, %p3: !pto.ptr<i32, ub>, %v3: !pto.vmi.vreg<64xi32>, %o3: !pto.vmi.vreg<64xi8>, %m: !pto.vmi.mask<64xpred>) {
  %r0 = "pto.vmi.vgather"(%p0, %o0, %m) : (!pto.ptr<si32, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xsi32>
  %r1 = "pto.vmi.vgather"(%p1, %o1, %m) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xsi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %r2 = "pto.vmi.vgather"(%p2, %o2, %m) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf16>
  %r3 = "pto.vmi.vgather"(%p3, %o3, %m) : (!pto.ptr<i32, ub>, !pto.vmi.vreg<64xi8>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vgather.errors.mlir:6:26: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.vgather.errors.mlir:11:26: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.vgather.errors.mlir:11:31: error[PTO0711]: expected unsigned or signless integers of 16 bits in `offsets` for elements f16 in memory, found i32
//| vmi.vgather.errors.mlir:16:31: error[PTO1001]: expected 64 lanes in `offsets` as in `result`, found 65
//| vmi.vgather.errors.mlir:21:31: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found f32
//| vmi.vgather.errors.mlir:26:36: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b8
//| vmi.vgather.errors.mlir:31:26: error[PTO0203]: pto.vmi.vgather expects a pointer or memref as operand 'source', found !pto.align
//| vmi.vgather.errors.mlir:40:101: error[PTO0005]: expected '->'
//| vmi.vgather.errors.mlir:50:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements si32 in memory, found i16
//| vmi.vgather.errors.mlir:51:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found si32
//| vmi.vgather.errors.mlir:52:32: error[PTO0711]: expected unsigned or signless integers of 16 bits in `offsets` for elements f16 in memory, found i32
//| vmi.vgather.errors.mlir:53:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements i32 in memory, found i8
