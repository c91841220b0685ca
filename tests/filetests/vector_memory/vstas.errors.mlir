// Each rule of pto.vstas, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Vector memory only.
func.func @case(%l: !pto.align, %g: !pto.ptr<f32, gm>, %u: i32) {
  pto.vstas %l, %g, %u : !pto.align, !pto.ptr<f32, gm>, i32
  return
}

// -----

// The advanced pointer has the type of the pointer.
func.func @case(%l: !pto.align, %p: !pto.ptr<f32, ub>, %u: i32) {
  %r = pto.vstas %l, %p, %u : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f16, ub>
  return
}

// -----

// Operands and results of other kinds.
func.func @case(%l: !pto.align, %p: !pto.ptr<f32, ub>, %x: index) {
  "pto.vstas"(%l, %p, %x) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
  return
}

// run 1: exit 1
// stderr:
//| vstas.errors.mlir:6:17: error[PTO0709]: expected `destination` to point into ub, found gm
//| vstas.errors.mlir:14:8: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| vstas.errors.mlir:22:23: error[PTO0203]: pto.vstas expects an i32 as operand 'offset', found index
