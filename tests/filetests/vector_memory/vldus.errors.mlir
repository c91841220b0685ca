// Each rule of pto.vldus, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Vector memory only.
func.func @case(%g: !pto.ptr<f32, gm>, %l: !pto.align) {
  %r:2 = pto.vldus %g, %l : !pto.ptr<f32, gm>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  return
}

// -----

// The pointer points to the elements of the register.
func.func @case(%q: !pto.ptr<f16, ub>, %l: !pto.align) {
  %r:2 = pto.vldus %q, %l : !pto.ptr<f16, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  return
}

// -----

// The advanced pointer has the type of the pointer.
func.func @case(%p: !pto.ptr<f32, ub>, %l: !pto.align, %x: index) {
  %r:3 = pto.vldus %p, %l, %x : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f16, ub>
  return
}

// -----

// Operands and results of other kinds.
func.func @case(%p: !pto.ptr<f32, ub>, %x: index, %l: !pto.align, %u: i32) {
  %r0:2 = "pto.vldus"(%p, %x) : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.align)
  %r1:2 = "pto.vldus"(%p, %l, %u) : (!pto.ptr<f32, ub>, !pto.align, i32) -> (!pto.vreg<64xf32>, !pto.align)
  %r2 = "pto.vldus"(%p, %l) : (!pto.ptr<f32, ub>, !pto.align) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 1
// stderr:
//| vldus.errors.mlir:6:20: error[PTO0709]: expected `source` to point into ub, found gm
//| vldus.errors.mlir:14:20: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vldus.errors.mlir:22:10: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vldus.errors.mlir:30:27: error[PTO0203]: pto.vldus expects an alignment state as operand 'align', found index
//| vldus.errors.mlir:31:31: error[PTO0203]: pto.vldus expects an index as operand 'increment', found i32
//| vldus.errors.mlir:32:9: error[PTO0204]: pto.vldus expects 2 to 3 results (result, updated_align, updated_base), found 1
