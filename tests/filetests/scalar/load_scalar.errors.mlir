// Each rule of pto.load_scalar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @loads(%p: !pto.ptr<f32, gm>, %i: index) {
  %0 = pto.load_scalar %p[%i] : <f32, gm> -> i32
  %1 = "pto.load_scalar"(%i, %i) : (index, index) -> f32
  return
}

// run 1: exit 1
// stderr:
//| load_scalar.errors.mlir:5:8: error[PTO0439]: expected f32, the element type of `ptr`, found i32
//| load_scalar.errors.mlir:6:26: error[PTO0203]: pto.load_scalar expects a pointer as operand 'ptr', found index
