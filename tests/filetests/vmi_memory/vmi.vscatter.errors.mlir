// Errors of pto.vmi.vscatter.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xf32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule4(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xb8>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.mask<64xpred>) {
  pto.vmi.vscatter %a, %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
// Positions of another width, and signed ones.
func.func @positions(%p0: !pto.ptr<si32, ub>, %v0: !pto.vmi.vreg<64xsi32>, %o0: !pto.vmi.vreg<64xi16>, %p1: !pto.ptr<f32, ub>, %v1: !pto.vmi.vreg<64xf32>, %o1: !pto.vmi.vreg<64xsi32>, %p2: !pto.ptr<f16, ub>, %v2: !pto.vmi.vreg<64xf16>, %o2: !pto.vmi.vreg<64xi32>, %p3: !pto.ptr<i32, ub>, %v3: !pto.vmi.vreg<64xi32>, %o3: !pto.vmi.vreg<64xi8>, %m: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%v0, %p0, %o0, %m) : (!pto.vmi.vreg<64xsi32>, !pto.ptr<si32, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v1, %p1, %o1, %m) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xsi32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v2, %p2, %o2, %m) : (!pto.vmi.vreg<64xf16>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v3, %p3, %o3, %m) : (!pto.vmi.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.vmi.vreg<64xi8>, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vscatter.errors.mlir:6:32: error[PTO1001]: expected 65 lanes in `offsets` as in `value`, found 64
//| vmi.vscatter.errors.mlir:6:37: error[PTO1001]: expected 65 lanes in `mask` as in `value`, found 64
//| vmi.vscatter.errors.mlir:11:27: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.vscatter.errors.mlir:16:27: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.vscatter.errors.mlir:21:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found f32
//| vmi.vscatter.errors.mlir:26:37: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vmi.vscatter.errors.mlir:31:22: error[PTO0203]: pto.vmi.vscatter expects a virtual vector as operand 'value', found !pto.align
//| vmi.vscatter.errors.mlir:40:100: error[PTO0005]: expected ','
//| vmi.vscatter.errors.mlir:50:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements si32 in memory, found i16
//| vmi.vscatter.errors.mlir:51:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found si32
//| vmi.vscatter.errors.mlir:52:32: error[PTO0711]: expected unsigned or signless integers of 16 bits in `offsets` for elements f16 in memory, found i32
//| vmi.vscatter.errors.mlir:53:32: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements i32 in memory, found i8
