// Every shape of pto.copy_cbuf_to_bt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f32, bt>, %c: i1, %d: i64, %e: i64, %f: i64, %g: i64) {
    pto.copy_cbuf_to_bt %a, %b, %c, %d, %e, %f, %g : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i1, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    "pto.copy_cbuf_to_bt"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i1, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.copy_cbuf_to_bt %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i1, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.copy_cbuf_to_bt %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.ptr<f16, l1>, %arg8: !pto.ptr<f32, bt>, %arg9: i1, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64):
//|     "pto.copy_cbuf_to_bt"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i1, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64):
//|     "pto.copy_cbuf_to_bt"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
