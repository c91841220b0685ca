// Every shape of pto.vsta.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.align, %w0: !pto.align, %v1: !pto.ptr<f32, ub>, %v2: index) {
  pto.vsta %v0, %v1[%v2] : !pto.align, !pto.ptr<f32, ub>, index
  pto.vsta %w0, %v1[%v2] {test.note = "kept"} : !pto.align, !pto.ptr<f32, ub>, index
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.align, %v1: !pto.ptr<f32, ub>, %v2: index) {
  "pto.vsta"(%v0, %v1, %v2) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.ptr<f32, ub>, %arg3: index) {
//|     pto.vsta %arg0, %arg2[%arg3] : !pto.align, !pto.ptr<f32, ub>, index
//|     pto.vsta %arg1, %arg2[%arg3] {test.note = "kept"} : !pto.align, !pto.ptr<f32, ub>, index
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vsta %arg0, %arg1[%arg2] : !pto.align, !pto.ptr<f32, ub>, index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.align, !pto.ptr<f32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.align, %arg4: !pto.align, %arg5: !pto.ptr<f32, ub>, %arg6: index):
//|     "pto.vsta"(%arg3, %arg5, %arg6) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
//|     "pto.vsta"(%arg4, %arg5, %arg6) {test.note = "kept"} : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.ptr<f32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>, %arg2: index):
//|     "pto.vsta"(%arg0, %arg1, %arg2) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
