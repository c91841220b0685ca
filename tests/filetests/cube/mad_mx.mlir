// Every shape of pto.mad_mx.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<!pto.f4E1M2x2, l0a>, %b: !pto.ptr<!pto.f4E2M1x2, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64, %e: i64) {
  pto.mad_mx %a, %b, %c, %d, %d, %e : !pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64, %e: i64) {
  pto.mad_mx %a, %b, %c, %d, %d, %e unit_flag(check_only) disable_gemv sat : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
  pto.mad_mx %a, %b, %c, %d, %d, %d unit_flag(check_only) disable_gemv sat n_dir : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<!pto.f4E1M2x2, l0a>, %arg1: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64) {
  "pto.mad_mx"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg4) : (!pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
  "pto.mad_mx"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
  "pto.mad_mx"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) {disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>, test.note} : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<!pto.f4E1M2x2, l0a>, %arg1: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64) {
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg4 : !pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64) {
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg4 unit_flag(check_only) disable_gemv sat : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 unit_flag(check_only) disable_gemv sat n_dir : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<!pto.f4E1M2x2, l0a>, %arg1: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64) {
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg4 : !pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 unit_flag(check_only) disable_gemv sat n_dir : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     pto.mad_mx %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 unit_flag(check_only) disable_gemv sat n_dir {test.note} : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg18: !pto.ptr<!pto.f4E1M2x2, l0a>, %arg19: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg20: !pto.ptr<f32, l0c>, %arg21: i64, %arg22: i64):
//|     "pto.mad_mx"(%arg18, %arg19, %arg20, %arg21, %arg21, %arg22) : (!pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg13: !pto.ptr<f8E4M3FN, l0a>, %arg14: !pto.ptr<f8E4M3FN, l0b>, %arg15: !pto.ptr<f32, l0c>, %arg16: i64, %arg17: i64):
//|     "pto.mad_mx"(%arg13, %arg14, %arg15, %arg16, %arg16, %arg17) <{disable_gemv, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg9: !pto.ptr<f8E4M3FN, l0a>, %arg10: !pto.ptr<f8E4M3FN, l0b>, %arg11: !pto.ptr<f32, l0c>, %arg12: i64):
//|     "pto.mad_mx"(%arg9, %arg10, %arg11, %arg12, %arg12, %arg12) <{disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<!pto.f4E1M2x2, l0a>, %arg5: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg6: !pto.ptr<f32, l0c>, %arg7: i64, %arg8: i64):
//|     "pto.mad_mx"(%arg4, %arg5, %arg6, %arg7, %arg7, %arg8) : (!pto.ptr<!pto.f4E1M2x2, l0a>, !pto.ptr<!pto.f4E2M1x2, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64):
//|     "pto.mad_mx"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "pto.mad_mx"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode sat>, unit_flag_mode = #pto<mad_unit_flag_mode check_only>}> {test.note} : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
