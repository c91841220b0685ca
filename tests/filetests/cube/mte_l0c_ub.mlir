// Every shape of pto.mte_l0c_ub.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_ub %a, %b, %c, %d, %e, %d, dst_mode(split_m), nz2nd, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_ub %a, %b, %c, %d, %e, %d, dst_mode(split_n), nz2nd, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_ub %a, %b, %c, %c, %c, %c, dst_mode(%d), nz2nd, loop3(%e, %d, %c), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l0c_ub %a, %b, %c, %c, %c, %d, dst_mode(%e), pre_relu(mode = normal_relu), nz2nz(%f), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_ub %a, %b, %c, %c, %c, %c, dst_mode(%d), unit_flag(check_only), nz2nd, loop3(%e, %d, %c) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %i: i64) {
  pto.mte_l0c_ub %a, %b, %c, %d, %e, %d, dst_mode(%f), unit_flag(check_only), nz2nd, loop3(%g, %h, %i), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape6(%v0: !pto.ptr<f32, l0c>, %v1: !pto.ptr<f16, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: f32, %v8: f32, %v9: f16, %va: i64, %vb: i64, %vc: i64) {
  pto.mte_l0c_ub %v0, %v1, %v2, %v3, %v4, %v5, dst_mode(%v6), pre_quant(%v7, mode = qf322f16_pre_scalar), pre_relu(%v8, mode = scalar_relu, clip = %v9), nz2nd, loop3(%va, %vb, %vc) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg3) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg3) {dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32, %arg8: f32, %arg9: f16, %arg10: i64, %arg11: i64, %arg12: i64) {
  "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg9, %arg6, %arg10, %arg11, %arg12) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<acc_store_quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg9, %arg6, %arg10, %arg11, %arg12) {dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<acc_store_quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, dst_mode(split_m), nz2nd, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, dst_mode(split_n), nz2nd, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, dst_mode(%arg3), nz2nd, loop3(%arg4, %arg3, %arg2), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg2, %arg2, %arg3, dst_mode(%arg4), pre_relu(mode = normal_relu), nz2nz(%arg5), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, dst_mode(%arg3), unit_flag(check_only), nz2nd, loop3(%arg4, %arg3, %arg2) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, dst_mode(%arg5), unit_flag(check_only), nz2nd, loop3(%arg6, %arg7, %arg8), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32, %arg8: f32, %arg9: f16, %arg10: i64, %arg11: i64, %arg12: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, dst_mode(%arg6), pre_quant(%arg7, mode = qf322f16_pre_scalar), pre_relu(%arg8, mode = scalar_relu, clip = %arg9), nz2nd, loop3(%arg10, %arg11, %arg12) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, dst_mode(split_m), nz2nd, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, dst_mode(split_m), nz2nd, sat {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32, %arg8: f32, %arg9: f16, %arg10: i64, %arg11: i64, %arg12: i64) {
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, dst_mode(%arg6), pre_quant(%arg7, mode = qf322f16_pre_scalar), pre_relu(%arg8, mode = scalar_relu, clip = %arg9), nz2nd, loop3(%arg10, %arg11, %arg12) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64
//|     pto.mte_l0c_ub %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, dst_mode(%arg6), pre_quant(%arg7, mode = qf322f16_pre_scalar), pre_relu(%arg8, mode = scalar_relu, clip = %arg9), nz2nd, loop3(%arg10, %arg11, %arg12) {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg61: !pto.ptr<f32, l0c>, %arg62: !pto.ptr<f32, ub>, %arg63: i64, %arg64: i64, %arg65: i64):
//|     "pto.mte_l0c_ub"(%arg61, %arg62, %arg63, %arg64, %arg65, %arg64) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg56: !pto.ptr<f32, l0c>, %arg57: !pto.ptr<f32, ub>, %arg58: i64, %arg59: i64, %arg60: i64):
//|     "pto.mte_l0c_ub"(%arg56, %arg57, %arg58, %arg59, %arg60, %arg59) <{dst_mode = #pto<acc_store_ub_dst_mode split_n>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg51: !pto.ptr<f32, l0c>, %arg52: !pto.ptr<f32, ub>, %arg53: i64, %arg54: i64, %arg55: i64):
//|     "pto.mte_l0c_ub"(%arg51, %arg52, %arg53, %arg53, %arg53, %arg53, %arg54, %arg55, %arg54, %arg53) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg45: !pto.ptr<f32, l0c>, %arg46: !pto.ptr<f32, ub>, %arg47: i64, %arg48: i64, %arg49: i64, %arg50: i64):
//|     "pto.mte_l0c_ub"(%arg45, %arg46, %arg47, %arg47, %arg47, %arg48, %arg49, %arg50) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg40: !pto.ptr<f32, l0c>, %arg41: !pto.ptr<f32, ub>, %arg42: i64, %arg43: i64, %arg44: i64):
//|     "pto.mte_l0c_ub"(%arg40, %arg41, %arg42, %arg42, %arg42, %arg42, %arg43, %arg44, %arg43, %arg42) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg31: !pto.ptr<f32, l0c>, %arg32: !pto.ptr<f32, ub>, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64, %arg39: i64):
//|     "pto.mte_l0c_ub"(%arg31, %arg32, %arg33, %arg34, %arg35, %arg34, %arg36, %arg37, %arg38, %arg39) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg18: !pto.ptr<f32, l0c>, %arg19: !pto.ptr<f16, ub>, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: f32, %arg26: f32, %arg27: f16, %arg28: i64, %arg29: i64, %arg30: i64):
//|     "pto.mte_l0c_ub"(%arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg25, %arg26, %arg27, %arg24, %arg28, %arg29, %arg30) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg13: !pto.ptr<f32, l0c>, %arg14: !pto.ptr<f32, ub>, %arg15: i64, %arg16: i64, %arg17: i64):
//|     "pto.mte_l0c_ub"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg16) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_ub"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg16) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32, %arg8: f32, %arg9: f16, %arg10: i64, %arg11: i64, %arg12: i64):
//|     "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg9, %arg6, %arg10, %arg11, %arg12) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg9, %arg6, %arg10, %arg11, %arg12) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
