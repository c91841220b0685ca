// Errors of pto.vmi.masked_store.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.masked_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.masked_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: index, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.masked_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, index, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<64xb8>) {
  "pto.vmi.masked_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb8>) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.masked_store"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: !pto.vmi.mask<64xpred>) {
  pto.vmi.masked_store %a, %b[%c], %d : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.masked_store.errors.mlir:6:41: error[PTO1001]: expected 65 lanes in `mask` as in `value`, found 64
//| vmi.masked_store.errors.mlir:11:31: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.masked_store.errors.mlir:16:31: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.masked_store.errors.mlir:21:41: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vmi.masked_store.errors.mlir:26:26: error[PTO0203]: pto.vmi.masked_store expects a virtual vector as operand 'value', found !pto.align
//| vmi.masked_store.errors.mlir:35:81: error[PTO0005]: expected ','
