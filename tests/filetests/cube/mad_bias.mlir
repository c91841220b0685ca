// Every shape of pto.mad_bias.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, bt>, %e: i64) {
    pto.mad_bias %a, %b, %c, %d, %e, %e, %e : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @shape1(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, bt>, %e: i64) {
    pto.mad_bias %a, %b, %c, %d, %e, %e, %e unit_flag(check_only) disable_gemv n_dir : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
    "pto.mad_bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4) : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4 : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4 unit_flag(check_only) disable_gemv n_dir : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64) {
//|     pto.mad_bias %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4 : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.ptr<f32, l0a>, %arg11: !pto.ptr<f32, l0b>, %arg12: !pto.ptr<f32, l0c>, %arg13: !pto.ptr<f32, bt>, %arg14: i64):
//|     "pto.mad_bias"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg14, %arg14) : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.ptr<f16, l0a>, %arg6: !pto.ptr<f16, l0b>, %arg7: !pto.ptr<f32, l0c>, %arg8: !pto.ptr<f32, bt>, %arg9: i64):
//|     "pto.mad_bias"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg9, %arg9) <{disable_gemv, n_dir, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: !pto.ptr<f32, bt>, %arg4: i64):
//|     "pto.mad_bias"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg4) : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
