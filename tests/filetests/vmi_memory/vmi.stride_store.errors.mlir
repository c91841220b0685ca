// Errors of pto.vmi.stride_store.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: i16, %a5: !pto.vmi.mask<64xpred>) {
  "pto.vmi.stride_store"(%a0, %a1, %a2, %a3, %a4, %a5) : (!pto.vmi.vreg<65xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: i16, %a5: !pto.vmi.mask<64xpred>) {
  "pto.vmi.stride_store"(%a0, %a1, %a2, %a3, %a4, %a5) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: index, %a3: i16, %a4: i16, %a5: !pto.vmi.mask<64xpred>) {
  "pto.vmi.stride_store"(%a0, %a1, %a2, %a3, %a4, %a5) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: i16, %a5: !pto.vmi.mask<64xb8>) {
  "pto.vmi.stride_store"(%a0, %a1, %a2, %a3, %a4, %a5) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xb8>) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: i16, %a5: !pto.vmi.mask<64xpred>) {
  "pto.vmi.stride_store"(%a0, %a1, %a2, %a3, %a4, %a5) : (!pto.align, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %b: i16, %c: i16, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.stride_store %v, %p[%i], %b, %c, %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.stride_store.errors.mlir:6:51: error[PTO1001]: expected 65 lanes in `mask` as in `value`, found 64
//| vmi.stride_store.errors.mlir:11:31: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.stride_store.errors.mlir:16:31: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.stride_store.errors.mlir:21:51: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vmi.stride_store.errors.mlir:26:26: error[PTO0203]: pto.vmi.stride_store expects a virtual vector as operand 'value', found !pto.align
//| vmi.stride_store.errors.mlir:35:99: error[PTO0005]: expected ','
