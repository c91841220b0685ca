// Every shape of pto.mte_l0c_l1.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %c, %c, %c, nz2nd, loop3(%d, %e, %c), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %c, %c, %c, nz2nd, loop3(%d, %e, %c), nosat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %c, %c, %c, nz2nd, loop3(%d, %e, %c), sat(preserve_nan) : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %c, %c, %c, unit_flag(check_only), nz2nd, loop3(%d, %e, %c) : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %d, %e, %d, unit_flag(check_only), nz2nd, loop3(%f, %g, %h), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: !pto.ptr<f32, fb>, %g: i64, %h: i64, %i: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %d, %e, %d, pre_quant(%f, mode = qf322f16_pre_vec), nz2nd, loop3(%g, %h, %i) : !pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64
  return
}

func.func @shape6(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l0c_l1 %a, %b, %c, %d, %e, %f : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64
  return
}

func.func @shape7(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i8, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %q: !pto.ptr<f32, fb>, %r: !pto.ptr<f32, fb>) {
  pto.mte_l0c_l1 %a, %b, %c, %d, %e, %f, pre_quant(%q, mode = req8_vec), pre_relu(%r, mode = vector_relu) : !pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg4, %arg2) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg4, %arg2) {mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !pto.ptr<f32, fb>, %arg7: !pto.ptr<f32, fb>) {
  "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<acc_store_quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
  "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<acc_store_quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>, test.note} : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
  return
}

func.func @quant143(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode no_convert>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant144(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode f32_f16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant145(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<bf16, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode f32_bf16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant146(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<ui32, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant147(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<i16, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant148(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i16, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32) -> ()
  return
}

func.func @quant149(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i8, l1>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  "pto.mte_l0c_l1"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, f32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, nz2nd, loop3(%arg3, %arg4, %arg2), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, nz2nd, loop3(%arg3, %arg4, %arg2), nosat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, nz2nd, loop3(%arg3, %arg4, %arg2), sat(preserve_nan) : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, unit_flag(check_only), nz2nd, loop3(%arg3, %arg4, %arg2) : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, unit_flag(check_only), nz2nd, loop3(%arg5, %arg6, %arg7), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !pto.ptr<f32, fb>, %arg6: i64, %arg7: i64, %arg8: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, pre_quant(%arg5, mode = qf322f16_pre_vec), nz2nd, loop3(%arg6, %arg7, %arg8) : !pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !pto.ptr<f32, fb>, %arg7: !pto.ptr<f32, fb>) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, pre_quant(%arg6, mode = req8_vec), pre_relu(%arg7, mode = vector_relu) : !pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, nz2nd, loop3(%arg3, %arg4, %arg2), sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, nz2nd, loop3(%arg3, %arg4, %arg2), sat {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !pto.ptr<f32, fb>, %arg7: !pto.ptr<f32, fb>) {
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, pre_quant(%arg6, mode = req8_vec), pre_relu(%arg7, mode = vector_relu) : !pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>
//|     pto.mte_l0c_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, pre_quant(%arg6, mode = req8_vec), pre_relu(%arg7, mode = vector_relu) {test.note} : !pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>
//|     return
//|   }
//|   func.func @quant143(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = no_convert), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant144(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = f32_f16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant145(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<bf16, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = f32_bf16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<bf16, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant146(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<ui32, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = deqs32int_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<ui32, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant147(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = deqs16_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant148(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = qf162s16_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant149(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     pto.mte_l0c_l1 %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, pre_quant(%arg4, mode = qf162b8_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg94: !pto.ptr<f32, l0c>, %arg95: !pto.ptr<f32, l1>, %arg96: i64, %arg97: i64, %arg98: i64):
//|     "pto.mte_l0c_l1"(%arg94, %arg95, %arg96, %arg96, %arg96, %arg96, %arg97, %arg98, %arg96) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg89: !pto.ptr<f32, l0c>, %arg90: !pto.ptr<f32, l1>, %arg91: i64, %arg92: i64, %arg93: i64):
//|     "pto.mte_l0c_l1"(%arg89, %arg90, %arg91, %arg91, %arg91, %arg91, %arg92, %arg93, %arg91) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode nosat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg84: !pto.ptr<f32, l0c>, %arg85: !pto.ptr<f32, l1>, %arg86: i64, %arg87: i64, %arg88: i64):
//|     "pto.mte_l0c_l1"(%arg84, %arg85, %arg86, %arg86, %arg86, %arg86, %arg87, %arg88, %arg86) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat_preserve_nan>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg79: !pto.ptr<f32, l0c>, %arg80: !pto.ptr<f32, l1>, %arg81: i64, %arg82: i64, %arg83: i64):
//|     "pto.mte_l0c_l1"(%arg79, %arg80, %arg81, %arg81, %arg81, %arg81, %arg82, %arg83, %arg81) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg71: !pto.ptr<f32, l0c>, %arg72: !pto.ptr<f32, l1>, %arg73: i64, %arg74: i64, %arg75: i64, %arg76: i64, %arg77: i64, %arg78: i64):
//|     "pto.mte_l0c_l1"(%arg71, %arg72, %arg73, %arg74, %arg75, %arg74, %arg76, %arg77, %arg78) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg62: !pto.ptr<f32, l0c>, %arg63: !pto.ptr<f16, l1>, %arg64: i64, %arg65: i64, %arg66: i64, %arg67: !pto.ptr<f32, fb>, %arg68: i64, %arg69: i64, %arg70: i64):
//|     "pto.mte_l0c_l1"(%arg62, %arg63, %arg64, %arg65, %arg66, %arg65, %arg67, %arg68, %arg69, %arg70) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_vec>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg56: !pto.ptr<f32, l0c>, %arg57: !pto.ptr<f32, l1>, %arg58: i64, %arg59: i64, %arg60: i64, %arg61: i64):
//|     "pto.mte_l0c_l1"(%arg56, %arg57, %arg58, %arg59, %arg60, %arg61) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg48: !pto.ptr<i32, l0c>, %arg49: !pto.ptr<i8, l1>, %arg50: i64, %arg51: i64, %arg52: i64, %arg53: i64, %arg54: !pto.ptr<f32, fb>, %arg55: !pto.ptr<f32, fb>):
//|     "pto.mte_l0c_l1"(%arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg43: !pto.ptr<f32, l0c>, %arg44: !pto.ptr<f32, l1>, %arg45: i64, %arg46: i64, %arg47: i64):
//|     "pto.mte_l0c_l1"(%arg43, %arg44, %arg45, %arg45, %arg45, %arg45, %arg46, %arg47, %arg45) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_l1"(%arg43, %arg44, %arg45, %arg45, %arg45, %arg45, %arg46, %arg47, %arg45) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg35: !pto.ptr<i32, l0c>, %arg36: !pto.ptr<i8, l1>, %arg37: i64, %arg38: i64, %arg39: i64, %arg40: i64, %arg41: !pto.ptr<f32, fb>, %arg42: !pto.ptr<f32, fb>):
//|     "pto.mte_l0c_l1"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "pto.mte_l0c_l1"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> {test.note} : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, f32) -> (), sym_name = "quant143"}> ({
//|   ^bb0(%arg30: !pto.ptr<f32, l0c>, %arg31: !pto.ptr<f16, l1>, %arg32: i64, %arg33: i64, %arg34: f32):
//|     %12 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %13 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg30, %arg31, %12, %13, %arg32, %arg33, %arg34) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode no_convert>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, f32) -> (), sym_name = "quant144"}> ({
//|   ^bb0(%arg25: !pto.ptr<f32, l0c>, %arg26: !pto.ptr<f16, l1>, %arg27: i64, %arg28: i64, %arg29: f32):
//|     %10 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %11 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg25, %arg26, %10, %11, %arg27, %arg28, %arg29) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_f16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<bf16, l1>, i64, i64, f32) -> (), sym_name = "quant145"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, l0c>, %arg21: !pto.ptr<bf16, l1>, %arg22: i64, %arg23: i64, %arg24: f32):
//|     %8 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %9 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg20, %arg21, %8, %9, %arg22, %arg23, %arg24) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_bf16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<ui32, l1>, i64, i64, f32) -> (), sym_name = "quant146"}> ({
//|   ^bb0(%arg15: !pto.ptr<i32, l0c>, %arg16: !pto.ptr<ui32, l1>, %arg17: i64, %arg18: i64, %arg19: f32):
//|     %6 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %7 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg15, %arg16, %6, %7, %arg17, %arg18, %arg19) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i16, l1>, i64, i64, f32) -> (), sym_name = "quant147"}> ({
//|   ^bb0(%arg10: !pto.ptr<i32, l0c>, %arg11: !pto.ptr<i16, l1>, %arg12: i64, %arg13: i64, %arg14: f32):
//|     %4 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %5 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg10, %arg11, %4, %5, %arg12, %arg13, %arg14) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i16, l1>, i64, i64, f32) -> (), sym_name = "quant148"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, l0c>, %arg6: !pto.ptr<i16, l1>, %arg7: i64, %arg8: i64, %arg9: f32):
//|     %2 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %3 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg5, %arg6, %2, %3, %arg7, %arg8, %arg9) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i8, l1>, i64, i64, f32) -> (), sym_name = "quant149"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: f32):
//|     %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %1 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     "pto.mte_l0c_l1"(%arg0, %arg1, %0, %1, %arg2, %arg3, %arg4) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
