// Each rule of pto.vstur, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>) {
    %r = pto.vstur %l, %f, %g, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, gm> -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>) {
    %r = pto.vstur %l, %f, %q, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f16, ub> -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r0 = pto.vstur %l, %f, %p, "UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    %r1 = "pto.vstur"(%l, %f, %p) : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r = "pto.vstur"(%l, %f, %p) {mode = "POST_UPDATE"} : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Available on a5 only.
  func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r = pto.vstur %l, %f, %p, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    return
  }
}

// run 1: exit 1
// stderr:
//| vstur.errors.mlir:7:28: error[PTO0709]: expected `base` to point into ub, found gm
//| vstur.errors.mlir:17:28: error[PTO0710]: expected `base` to point to f32, the elements of `value`, found a pointer to f16
//| vstur.errors.mlir:27:33: error[PTO0122]: unknown mode 'UPDATE', expected NO_POST_UPDATE or POST_UPDATE
//| vstur.errors.mlir:28:11: error[PTO0205]: pto.vstur expects attribute 'mode', NO_POST_UPDATE or POST_UPDATE
//| vstur.errors.mlir:28:23: error[PTO1210]: the alignment state has been used already
//| vstur.errors.mlir:38:10: error[PTO0204]: pto.vstur expects an alignment state as result 'align_out', found !pto.vreg<64xf32>
//| vstur.errors.mlir:48:10: error[PTO0209]: pto.vstur is not available on a3
