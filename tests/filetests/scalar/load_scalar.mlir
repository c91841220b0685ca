// Every shape of pto.load_scalar.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @loads(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<ui32, gm>, %i: index) {
  %0 = pto.load_scalar %p[%i] : <f32, gm> -> f32
  %1 = pto.load_scalar %q[%i] : !pto.ptr<ui32> -> ui32
  %2 = "pto.load_scalar"(%p, %i) : (!pto.ptr<f32, gm>, index) -> f32
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @loads(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<ui32, gm>, %arg2: index) {
//|     %0 = pto.load_scalar %arg0[%arg2] : <f32, gm> -> f32
//|     %1 = pto.load_scalar %arg1[%arg2] : <ui32, gm> -> ui32
//|     %2 = pto.load_scalar %arg0[%arg2] : <f32, gm> -> f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<ui32, gm>, index) -> (), sym_name = "loads"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<ui32, gm>, %arg2: index):
//|     %0 = "pto.load_scalar"(%arg0, %arg2) : (!pto.ptr<f32, gm>, index) -> f32
//|     %1 = "pto.load_scalar"(%arg1, %arg2) : (!pto.ptr<ui32, gm>, index) -> ui32
//|     %2 = "pto.load_scalar"(%arg0, %arg2) : (!pto.ptr<f32, gm>, index) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
