// Every shape of pto.load_scalar.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @loads(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<ui32, gm>, %i: index) {
  %0 = pto.load_scalar %p[%i] : <f32, gm> -> f32
  %1 = pto.load_scalar %q[%i] : !pto.ptr<ui32> -> ui32
  %2 = "pto.load_scalar"(%p, %i) : (!pto.ptr<f32, gm>, index) -> f32
  return
}
