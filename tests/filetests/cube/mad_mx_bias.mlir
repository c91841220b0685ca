// Every shape of pto.mad_mx_bias.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, bt>, %e: i64) {
    pto.mad_mx_bias %a, %b, %c, %d, %e, %e, %e : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @shape1(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, bt>, %e: i64, %f: i64) {
    pto.mad_mx_bias %a, %b, %c, %d, %e, %e, %f unit_flag(check_and_set) disable_gemv nosat : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
    "pto.mad_mx_bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4) : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_mx_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64, %arg5: i64) {
//|     pto.mad_mx_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5 unit_flag(check_and_set) disable_gemv nosat : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_mx_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.ptr<f8E4M3FN, l0a>, %arg12: !pto.ptr<f8E4M3FN, l0b>, %arg13: !pto.ptr<f32, l0c>, %arg14: !pto.ptr<f32, bt>, %arg15: i64):
//|     "pto.mad_mx_bias"(%arg11, %arg12, %arg13, %arg14, %arg15, %arg15, %arg15) : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.ptr<f8E4M3FN, l0a>, %arg6: !pto.ptr<f8E4M3FN, l0b>, %arg7: !pto.ptr<f32, l0c>, %arg8: !pto.ptr<f32, bt>, %arg9: i64, %arg10: i64):
//|     "pto.mad_mx_bias"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg9, %arg10) <{disable_gemv, sat_mode = #pto<mad_sat_mode nosat>, unit_flag_mode = #pto<mad_unit_flag_mode check_and_set>}> : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64):
//|     "pto.mad_mx_bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4) : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
