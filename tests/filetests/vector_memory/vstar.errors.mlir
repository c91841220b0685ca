// Each rule of pto.vstar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%l: !pto.align, %g: !pto.ptr<f32, gm>) {
    pto.vstar %l, %g : !pto.align, !pto.ptr<f32, gm>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %l: !pto.align, %x: index) {
    "pto.vstar"(%f, %p) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> ()
    "pto.vstar"(%l, %x) : (!pto.align, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vstar.errors.mlir:7:19: error[PTO0709]: expected `destination` to point into ub, found gm
//| vstar.errors.mlir:17:17: error[PTO0203]: pto.vstar expects an alignment state as operand 'value', found !pto.vreg<64xf32>
//| vstar.errors.mlir:18:21: error[PTO0203]: pto.vstar expects a pointer or memref as operand 'destination', found index
