// Every shape of pto.ub.vor.
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=a3 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: !pto.ptr<i16, ub>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64, %v9: i64) {
  pto.ub.vor %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64
  pto.ub.vor %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 {test.note = "kept"} : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: !pto.ptr<i16, ub>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64, %v9: i64) {
  "pto.ub.vor"(%v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shapes(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, ub>, %arg2: !pto.ptr<i16, ub>, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) {
//|     pto.ub.vor %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9 : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64
//|     pto.ub.vor %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9 {test.note = "kept"} : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, ub>, %arg2: !pto.ptr<i16, ub>, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) {
//|     pto.ub.vor %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9 : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg10: !pto.ptr<i16, ub>, %arg11: !pto.ptr<i16, ub>, %arg12: !pto.ptr<i16, ub>, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64):
//|     "pto.ub.vor"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.ub.vor"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19) {test.note = "kept"} : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, ub>, %arg2: !pto.ptr<i16, ub>, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.ub.vor"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
