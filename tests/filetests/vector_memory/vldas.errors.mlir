// Each rule of pto.vldas, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>) {
    %r = pto.vldas %g : !pto.ptr<f32, gm> -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %p: !pto.ptr<f32, ub>) {
    %r0 = "pto.vldas"(%x) : (index) -> !pto.align
    %r1 = "pto.vldas"(%p) : (!pto.ptr<f32, ub>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vldas.errors.mlir:7:20: error[PTO0709]: expected `source` to point into ub, found gm
//| vldas.errors.mlir:17:23: error[PTO0203]: pto.vldas expects a pointer as operand 'source', found index
//| vldas.errors.mlir:18:11: error[PTO0204]: pto.vldas expects an alignment state as result 'result', found !pto.vreg<64xf32>
