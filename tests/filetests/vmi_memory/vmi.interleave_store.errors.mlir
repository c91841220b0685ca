// Errors of pto.vmi.interleave_store.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.ptr<f32, ub>, %a3: index) {
  "pto.vmi.interleave_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.ptr<f32, ub>, %a3: index) {
  "pto.vmi.interleave_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.ptr<f32, gm>, %a3: index) {
  "pto.vmi.interleave_store"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, index) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.ptr<f32, ub>, %a3: index) {
  "pto.vmi.interleave_store"(%a0, %a1, %a2, %a3) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index) {
  pto.vmi.interleave_store %a, %b, %p[%i] : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.interleave_store.errors.mlir:6:35: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `low`, found !pto.vmi.vreg<64xf32> in `high`
//| vmi.interleave_store.errors.mlir:11:35: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `low`, found !pto.vmi.vreg<64xf32> in `high`
//| vmi.interleave_store.errors.mlir:11:40: error[PTO0710]: expected `destination` to point to i32, the elements of `low`, found a pointer to f32
//| vmi.interleave_store.errors.mlir:16:40: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.interleave_store.errors.mlir:21:30: error[PTO0203]: pto.vmi.interleave_store expects a virtual vector as operand 'low', found !pto.align
//| vmi.interleave_store.errors.mlir:30:99: error[PTO0005]: expected '>': no '>' closes this '<'
