// Every shape of pto.ub.vexp.
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=a3 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f16, ub>, %v1: !pto.ptr<f16, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
  pto.ub.vexp %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
  pto.ub.vexp %v0, %v1, %v2, %v3, %v4, %v5, %v6 {test.note = "kept"} : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f16, ub>, %v1: !pto.ptr<f16, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
  "pto.ub.vexp"(%v0, %v1, %v2, %v3, %v4, %v5, %v6) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shapes(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.ub.vexp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
//|     pto.ub.vexp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {test.note = "kept"} : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.ub.vexp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg7: !pto.ptr<f16, ub>, %arg8: !pto.ptr<f16, ub>, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64):
//|     "pto.ub.vexp"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "pto.ub.vexp"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) {test.note = "kept"} : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64):
//|     "pto.ub.vexp"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
