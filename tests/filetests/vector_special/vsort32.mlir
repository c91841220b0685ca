// Every shape of pto.vsort32.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, ub>, %v1: !pto.ptr<f32, ub>, %v2: i64) {
  pto.vsort32 %v0, %v1, %v2 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64
  pto.vsort32 %v0, %v1, %v2 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, ub>, %v1: !pto.ptr<f32, ub>, %v2: i64) {
  "pto.vsort32"(%v0, %v1, %v2) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: i64) {
//|     pto.vsort32 %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64
//|     pto.vsort32 %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: i64) {
//|     pto.vsort32 %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: !pto.ptr<f32, ub>, %arg5: i64):
//|     "pto.vsort32"(%arg3, %arg4, %arg5) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> ()
//|     "pto.vsort32"(%arg3, %arg4, %arg5) {test.note = "kept"} : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: i64):
//|     "pto.vsort32"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
