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

func.func @quant150(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode no_convert>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant151(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode f32_f16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant152(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<bf16, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode f32_bf16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant153(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<ui32, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant154(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<i16, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant155(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i16, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, f32, i64) -> ()
  return
}

func.func @quant156(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i8, ub>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, ub>, i64, i64, i64, i64, f32, i64) -> ()
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
//|   func.func @quant150(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = no_convert), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant151(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = f32_f16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant152(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<bf16, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = f32_bf16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<bf16, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant153(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<ui32, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = deqs32int_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<ui32, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant154(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = deqs16_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant155(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = qf162s16_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant156(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     pto.mte_l0c_ub %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, dst_mode(%c0_i64), pre_quant(%arg4, mode = qf162b8_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg96: !pto.ptr<f32, l0c>, %arg97: !pto.ptr<f32, ub>, %arg98: i64, %arg99: i64, %arg100: i64):
//|     "pto.mte_l0c_ub"(%arg96, %arg97, %arg98, %arg99, %arg100, %arg99) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg91: !pto.ptr<f32, l0c>, %arg92: !pto.ptr<f32, ub>, %arg93: i64, %arg94: i64, %arg95: i64):
//|     "pto.mte_l0c_ub"(%arg91, %arg92, %arg93, %arg94, %arg95, %arg94) <{dst_mode = #pto<acc_store_ub_dst_mode split_n>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg86: !pto.ptr<f32, l0c>, %arg87: !pto.ptr<f32, ub>, %arg88: i64, %arg89: i64, %arg90: i64):
//|     "pto.mte_l0c_ub"(%arg86, %arg87, %arg88, %arg88, %arg88, %arg88, %arg89, %arg90, %arg89, %arg88) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg80: !pto.ptr<f32, l0c>, %arg81: !pto.ptr<f32, ub>, %arg82: i64, %arg83: i64, %arg84: i64, %arg85: i64):
//|     "pto.mte_l0c_ub"(%arg80, %arg81, %arg82, %arg82, %arg82, %arg83, %arg84, %arg85) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg75: !pto.ptr<f32, l0c>, %arg76: !pto.ptr<f32, ub>, %arg77: i64, %arg78: i64, %arg79: i64):
//|     "pto.mte_l0c_ub"(%arg75, %arg76, %arg77, %arg77, %arg77, %arg77, %arg78, %arg79, %arg78, %arg77) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg66: !pto.ptr<f32, l0c>, %arg67: !pto.ptr<f32, ub>, %arg68: i64, %arg69: i64, %arg70: i64, %arg71: i64, %arg72: i64, %arg73: i64, %arg74: i64):
//|     "pto.mte_l0c_ub"(%arg66, %arg67, %arg68, %arg69, %arg70, %arg69, %arg71, %arg72, %arg73, %arg74) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg53: !pto.ptr<f32, l0c>, %arg54: !pto.ptr<f16, ub>, %arg55: i64, %arg56: i64, %arg57: i64, %arg58: i64, %arg59: i64, %arg60: f32, %arg61: f32, %arg62: f16, %arg63: i64, %arg64: i64, %arg65: i64):
//|     "pto.mte_l0c_ub"(%arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg60, %arg61, %arg62, %arg59, %arg63, %arg64, %arg65) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg48: !pto.ptr<f32, l0c>, %arg49: !pto.ptr<f32, ub>, %arg50: i64, %arg51: i64, %arg52: i64):
//|     "pto.mte_l0c_ub"(%arg48, %arg49, %arg50, %arg51, %arg52, %arg51) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_ub"(%arg48, %arg49, %arg50, %arg51, %arg52, %arg51) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg35: !pto.ptr<f32, l0c>, %arg36: !pto.ptr<f16, ub>, %arg37: i64, %arg38: i64, %arg39: i64, %arg40: i64, %arg41: i64, %arg42: f32, %arg43: f32, %arg44: f16, %arg45: i64, %arg46: i64, %arg47: i64):
//|     "pto.mte_l0c_ub"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg42, %arg43, %arg44, %arg41, %arg45, %arg46, %arg47) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_ub"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg42, %arg43, %arg44, %arg41, %arg45, %arg46, %arg47) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, f32) -> (), sym_name = "quant150"}> ({
//|   ^bb0(%arg30: !pto.ptr<f32, l0c>, %arg31: !pto.ptr<f16, ub>, %arg32: i64, %arg33: i64, %arg34: f32):
//|     %18 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %19 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %20 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg30, %arg31, %18, %19, %arg32, %arg33, %arg34, %20) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode no_convert>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, f32) -> (), sym_name = "quant151"}> ({
//|   ^bb0(%arg25: !pto.ptr<f32, l0c>, %arg26: !pto.ptr<f16, ub>, %arg27: i64, %arg28: i64, %arg29: f32):
//|     %15 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %16 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %17 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg25, %arg26, %15, %16, %arg27, %arg28, %arg29, %17) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_f16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<bf16, ub>, i64, i64, f32) -> (), sym_name = "quant152"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, l0c>, %arg21: !pto.ptr<bf16, ub>, %arg22: i64, %arg23: i64, %arg24: f32):
//|     %12 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %13 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %14 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg20, %arg21, %12, %13, %arg22, %arg23, %arg24, %14) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_bf16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<ui32, ub>, i64, i64, f32) -> (), sym_name = "quant153"}> ({
//|   ^bb0(%arg15: !pto.ptr<i32, l0c>, %arg16: !pto.ptr<ui32, ub>, %arg17: i64, %arg18: i64, %arg19: f32):
//|     %9 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %10 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %11 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg15, %arg16, %9, %10, %arg17, %arg18, %arg19, %11) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i16, ub>, i64, i64, f32) -> (), sym_name = "quant154"}> ({
//|   ^bb0(%arg10: !pto.ptr<i32, l0c>, %arg11: !pto.ptr<i16, ub>, %arg12: i64, %arg13: i64, %arg14: f32):
//|     %6 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %7 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %8 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg10, %arg11, %6, %7, %arg12, %arg13, %arg14, %8) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i16, ub>, i64, i64, f32) -> (), sym_name = "quant155"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, l0c>, %arg6: !pto.ptr<i16, ub>, %arg7: i64, %arg8: i64, %arg9: f32):
//|     %3 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %4 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg5, %arg6, %3, %4, %arg7, %arg8, %arg9, %5) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i8, ub>, i64, i64, f32) -> (), sym_name = "quant156"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64, %arg4: f32):
//|     %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %1 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_ub"(%arg0, %arg1, %0, %1, %arg2, %arg3, %arg4, %2) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, ub>, i64, i64, i64, i64, f32, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
