// Every shape of pto.mad_mx_bias_raw.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f8E5M2, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, bt>, %e: i64) {
    pto.mad_mx_bias_raw %a, %b, %c, %d, %e : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f8E5M2, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
    "pto.mad_mx_bias_raw"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f8E5M2, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_mx_bias_raw %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f8E5M2, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_mx_bias_raw %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.ptr<f8E5M2, l0a>, %arg6: !pto.ptr<f8E4M3FN, l0b>, %arg7: !pto.ptr<f32, l0c>, %arg8: !pto.ptr<f32, bt>, %arg9: i64):
//|     "pto.mad_mx_bias_raw"(%arg5, %arg6, %arg7, %arg8, %arg9) : (!pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f8E5M2, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64):
//|     "pto.mad_mx_bias_raw"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
