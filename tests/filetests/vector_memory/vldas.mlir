// Every shape of pto.vldas.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<f32, ub>) {
  %r0 = pto.vldas %p0 : !pto.ptr<f32, ub> -> !pto.align
  return
}

// The same in generic form.
func.func @generic(%p0: !pto.ptr<f32, ub>) {
  %g0 = "pto.vldas"(%p0) : (!pto.ptr<f32, ub>) -> !pto.align
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>) {
//|     %0 = pto.vldas %arg0 : !pto.ptr<f32, ub> -> !pto.align
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>) {
//|     %0 = pto.vldas %arg0 : !pto.ptr<f32, ub> -> !pto.align
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: !pto.ptr<f32, ub>):
//|     %1 = "pto.vldas"(%arg1) : (!pto.ptr<f32, ub>) -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>):
//|     %0 = "pto.vldas"(%arg0) : (!pto.ptr<f32, ub>) -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
