// Errors of pto.vmi.scatter.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xf32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule4(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xb8>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.scatter %v, %p[%i], %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.scatter.errors.mlir:6:31: error[PTO1001]: expected 65 lanes in `indices` as in `value`, found 64
//| vmi.scatter.errors.mlir:6:36: error[PTO1001]: expected 65 lanes in `mask` as in `value`, found 64
//| vmi.scatter.errors.mlir:11:26: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.scatter.errors.mlir:16:26: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.scatter.errors.mlir:21:31: error[PTO0711]: expected unsigned or signless integers of 32 bits in `indices` for elements f32 in memory, found f32
//| vmi.scatter.errors.mlir:26:36: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vmi.scatter.errors.mlir:31:21: error[PTO0203]: pto.vmi.scatter expects a virtual vector as operand 'value', found !pto.align
//| vmi.scatter.errors.mlir:40:99: error[PTO0005]: expected ','
