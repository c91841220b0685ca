// Each rule of pto.vstur, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Vector memory only.
func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>) {
  %r = pto.vstur %l, %f, %g, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, gm> -> !pto.align
  return
}

// -----

// The pointer points to the elements of the register.
func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>) {
  %r = pto.vstur %l, %f, %q, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f16, ub> -> !pto.align
  return
}

// -----

// Words outside the domain.
func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
  %r0 = pto.vstur %l, %f, %p, "UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  %r1 = "pto.vstur"(%l, %f, %p) : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
  return
}

// -----

// Operands and results of other kinds.
func.func @case(%l: !pto.align, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
  %r = "pto.vstur"(%l, %f, %p) {mode = "POST_UPDATE"} : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 1
// stderr:
//| vstur.errors.mlir:6:26: error[PTO0709]: expected `base` to point into ub, found gm
//| vstur.errors.mlir:14:26: error[PTO0710]: expected `base` to point to f32, the elements of `value`, found a pointer to f16
//| vstur.errors.mlir:22:31: error[PTO0122]: unknown mode 'UPDATE', expected NO_POST_UPDATE or POST_UPDATE
//| vstur.errors.mlir:23:9: error[PTO0205]: pto.vstur expects attribute 'mode', NO_POST_UPDATE or POST_UPDATE
//| vstur.errors.mlir:31:8: error[PTO0204]: pto.vstur expects an alignment state as result 'align_out', found !pto.vreg<64xf32>
