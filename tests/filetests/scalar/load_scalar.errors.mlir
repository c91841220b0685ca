// Each rule of pto.load_scalar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @loads(%p: !pto.ptr<f32, gm>, %i: index) {
  %0 = pto.load_scalar %p[%i] : <f32, gm> -> i32
  %1 = "pto.load_scalar"(%i, %i) : (index, index) -> f32
  return
}
