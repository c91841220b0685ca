// Errors of pto.vmi.gather.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, gm>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<65xi32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<65xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule3(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule4(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xb8>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule5(%a0: !pto.ptr<f32, ub>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.gather"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>, %v: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.gather %p[%i], %m, %v : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.gather.errors.mlir:6:25: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.gather.errors.mlir:11:25: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vmi.gather.errors.mlir:11:30: error[PTO0711]: expected unsigned or signless integers of 16 bits in `indices` for elements f16 in memory, found i32
//| vmi.gather.errors.mlir:16:30: error[PTO1001]: expected 64 lanes in `indices` as in `result`, found 65
//| vmi.gather.errors.mlir:21:30: error[PTO0711]: expected unsigned or signless integers of 32 bits in `indices` for elements f32 in memory, found f32
//| vmi.gather.errors.mlir:26:35: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b8
//| vmi.gather.errors.mlir:31:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `passthru`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.gather.errors.mlir:36:25: error[PTO0203]: pto.vmi.gather expects a pointer or memref as operand 'source', found !pto.align
//| vmi.gather.errors.mlir:45:127: error[PTO0005]: expected '->'
