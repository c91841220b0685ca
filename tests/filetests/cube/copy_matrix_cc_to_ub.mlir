// Every shape of pto.copy_matrix_cc_to_ub.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64) {
    pto.copy_matrix_cc_to_ub %a, %b, %c, %d : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64) {
    "pto.copy_matrix_cc_to_ub"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64) {
//|     pto.copy_matrix_cc_to_ub %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64) {
//|     pto.copy_matrix_cc_to_ub %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, l0c>, %arg5: !pto.ptr<f32, ub>, %arg6: i64, %arg7: i64):
//|     "pto.copy_matrix_cc_to_ub"(%arg4, %arg5, %arg6, %arg7) : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64):
//|     "pto.copy_matrix_cc_to_ub"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
