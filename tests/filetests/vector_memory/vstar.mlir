// Every shape of pto.vstar.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%a0: !pto.align, %p0: !pto.ptr<f32, ub>) {
  pto.vstar %a0, %p0 : !pto.align, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%a0: !pto.align, %p0: !pto.ptr<f32, ub>) {
  "pto.vstar"(%a0, %p0) : (!pto.align, !pto.ptr<f32, ub>) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>) {
//|     pto.vstar %arg0, %arg1 : !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>) {
//|     pto.vstar %arg0, %arg1 : !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.ptr<f32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.align, %arg3: !pto.ptr<f32, ub>):
//|     "pto.vstar"(%arg2, %arg3) : (!pto.align, !pto.ptr<f32, ub>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.ptr<f32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>):
//|     "pto.vstar"(%arg0, %arg1) : (!pto.align, !pto.ptr<f32, ub>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
