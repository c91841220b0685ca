// Every shape of pto.mte_ub_l1.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f16, ub>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: i64) {
    pto.mte_ub_l1 %a, %b, %c nburst(%d, %e, %f) : !pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
    "pto.mte_ub_l1"(%arg0, %arg1, %arg3, %arg2, %arg4, %arg5) : (!pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_ub_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) : !pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_ub_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) : !pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.ptr<f16, ub>, %arg7: !pto.ptr<f16, l1>, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64):
//|     "pto.mte_ub_l1"(%arg6, %arg7, %arg9, %arg8, %arg10, %arg11) : (!pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64):
//|     "pto.mte_ub_l1"(%arg0, %arg1, %arg3, %arg2, %arg4, %arg5) : (!pto.ptr<f16, ub>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
