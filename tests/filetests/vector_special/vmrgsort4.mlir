// Every shape of pto.vmrgsort4.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, ub>, %v1: !pto.ptr<f32, ub>, %v2: !pto.ptr<f32, ub>, %v3: !pto.ptr<f32, ub>, %v4: !pto.ptr<f32, ub>, %v5: i64, %v6: i64) {
  pto.vmrgsort4 %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  pto.vmrgsort4 %v0, %v1, %v2, %v3, %v4, %v5, %v6 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, ub>, %v1: !pto.ptr<f32, ub>, %v2: !pto.ptr<f32, ub>, %v3: !pto.ptr<f32, ub>, %v4: !pto.ptr<f32, ub>, %v5: i64, %v6: i64) {
  "pto.vmrgsort4"(%v0, %v1, %v2, %v3, %v4, %v5, %v6) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<f32, ub>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.ptr<f32, ub>, %arg5: i64, %arg6: i64) {
//|     pto.vmrgsort4 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
//|     pto.vmrgsort4 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<f32, ub>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.ptr<f32, ub>, %arg5: i64, %arg6: i64) {
//|     pto.vmrgsort4 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg7: !pto.ptr<f32, ub>, %arg8: !pto.ptr<f32, ub>, %arg9: !pto.ptr<f32, ub>, %arg10: !pto.ptr<f32, ub>, %arg11: !pto.ptr<f32, ub>, %arg12: i64, %arg13: i64):
//|     "pto.vmrgsort4"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
//|     "pto.vmrgsort4"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) {test.note = "kept"} : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<f32, ub>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.ptr<f32, ub>, %arg5: i64, %arg6: i64):
//|     "pto.vmrgsort4"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
