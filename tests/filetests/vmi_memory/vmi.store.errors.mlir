// Errors of pto.vmi.store.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: index) {
  "pto.vmi.store"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: index) {
  "pto.vmi.store"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, index) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index) {
  "pto.vmi.store"(%a0, %a1, %a2) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.store %a, %b[%c] : !pto.vmi.vreg<64xf32>, !pto.ptr<f32
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.store.errors.mlir:6:24: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.store.errors.mlir:11:24: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.store.errors.mlir:16:19: error[PTO0203]: pto.vmi.store expects a virtual vector as operand 'value', found !pto.align
//| vmi.store.errors.mlir:25:61: error[PTO0005]: expected '>': no '>' closes this '<'
