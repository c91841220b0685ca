// Every shape of pto.mte_l0c_gm.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64) {
  pto.mte_l0c_gm %a, %b, %c, %c, %c, %c, %d, %d, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %e, %f, %f, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %d, %f, %f, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %c, %d, %e, %e, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %g, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %c, %c, %e, %e, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape6(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f16, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %q: f32, %r: f32, %x: f16, %i: i64, %j: i64, %k: i64) {
  %l = arith.constant 1 : i64
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, unit_flag(check_and_clear), pre_quant(%q, mode = qf322f16_pre_scalar), pre_relu(%r, mode = scalar_relu, clip = %x), nz2dn(%l), loop3(%i, %j, %k), nosat, atomic(type = f16, op = add) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64
  return
}

func.func @bounds_of_4_bits(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i8, gm>, %c: i64, %q: f32, %x: i4, %y: si4) {
  pto.mte_l0c_gm %a, %b, %c, %c, %c, %c, %c, %c, pre_quant(%q, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %x) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32, i4
  pto.mte_l0c_gm %a, %b, %c, %c, %c, %c, %c, %c, pre_quant(%q, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %y) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32, si4
  return
}

func.func @shape7(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %s: i64) {
  // Clauses in another order.
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, sat(preserve_nan), nz2nz(%s), unit_flag(check_only) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape8(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, nz2nz : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3) {mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) {mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @quant136(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode no_convert>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant137(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode f32_f16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant138(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<bf16, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode f32_bf16>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant139(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<ui32, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant140(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<i16, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant141(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i16, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}

func.func @quant142(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<i8, gm>, %a4: i64, %a5: i64, %a6: f32) {
  %c2 = arith.constant 32 : i64
  %c3 = arith.constant 64 : i64
  %c7 = arith.constant 0 : i64
  %c8 = arith.constant 0 : i64
  "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5, %arg5, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, %arg5, %arg5, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg2, %arg3, %arg4, %arg4, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg6, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg2, %arg2, %arg4, %arg4, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32, %arg9: f32, %arg10: f16, %arg11: i64, %arg12: i64, %arg13: i64) {
//|     %c1_i64 = arith.constant 1 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, unit_flag(check_and_clear), pre_quant(%arg8, mode = qf322f16_pre_scalar), pre_relu(%arg9, mode = scalar_relu, clip = %arg10), nz2dn(%c1_i64), loop3(%arg11, %arg12, %arg13), nosat, atomic(type = f16, op = add) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @bounds_of_4_bits(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i8, gm>, %arg2: i64, %arg3: f32, %arg4: i4, %arg5: si4) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, pre_quant(%arg3, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %arg4) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32, i4
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, pre_quant(%arg3, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %arg5) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32, si4
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, unit_flag(check_only), nz2nz(%arg8), sat(preserve_nan) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape8(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, nz2nd {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @quant136(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = no_convert), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant137(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = f32_f16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant138(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<bf16, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = f32_bf16), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<bf16, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant139(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<ui32, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = deqs32int_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<ui32, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant140(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i16, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = deqs16_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant141(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i16, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = qf162s16_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//|   func.func @quant142(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, gm>, %arg2: i64, %arg3: i64, %arg4: f32) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0_i64_0 = arith.constant 0 : i64
//|     pto.mte_l0c_gm %arg0, %arg1, %c32_i64, %c64_i64, %arg2, %arg3, %c0_i64, %c0_i64_0, pre_quant(%arg4, mode = qf162b8_pre_scalar), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg113: !pto.ptr<f32, l0c>, %arg114: !pto.ptr<f32, gm>, %arg115: i64, %arg116: i64):
//|     "pto.mte_l0c_gm"(%arg113, %arg114, %arg115, %arg115, %arg115, %arg115, %arg116, %arg116) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg107: !pto.ptr<f32, l0c>, %arg108: !pto.ptr<f32, gm>, %arg109: i64, %arg110: i64, %arg111: i64, %arg112: i64):
//|     "pto.mte_l0c_gm"(%arg107, %arg108, %arg109, %arg110, %arg111, %arg111, %arg112, %arg112) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg101: !pto.ptr<f32, l0c>, %arg102: !pto.ptr<f32, gm>, %arg103: i64, %arg104: i64, %arg105: i64, %arg106: i64):
//|     "pto.mte_l0c_gm"(%arg101, %arg102, %arg103, %arg104, %arg105, %arg104, %arg106, %arg106) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg96: !pto.ptr<f32, l0c>, %arg97: !pto.ptr<f32, gm>, %arg98: i64, %arg99: i64, %arg100: i64):
//|     "pto.mte_l0c_gm"(%arg96, %arg97, %arg98, %arg99, %arg98, %arg99, %arg100, %arg100) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg89: !pto.ptr<f32, l0c>, %arg90: !pto.ptr<f32, gm>, %arg91: i64, %arg92: i64, %arg93: i64, %arg94: i64, %arg95: i64):
//|     "pto.mte_l0c_gm"(%arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg95) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg84: !pto.ptr<f32, l0c>, %arg85: !pto.ptr<f32, gm>, %arg86: i64, %arg87: i64, %arg88: i64):
//|     "pto.mte_l0c_gm"(%arg84, %arg85, %arg86, %arg87, %arg86, %arg86, %arg88, %arg88) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg70: !pto.ptr<f32, l0c>, %arg71: !pto.ptr<f16, gm>, %arg72: i64, %arg73: i64, %arg74: i64, %arg75: i64, %arg76: i64, %arg77: i64, %arg78: f32, %arg79: f32, %arg80: f16, %arg81: i64, %arg82: i64, %arg83: i64):
//|     %28 = "arith.constant"() <{value = 1 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg78, %arg79, %arg80, %arg76, %arg77, %28, %arg81, %arg82, %arg83) <{atomic_op = #pto<acc_store_atomic_op add>, atomic_type = #pto<acc_store_atomic_type f16>, mode = #pto<acc_store_mode nz2dn>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>, sat_mode = #pto<acc_store_sat_mode nosat>, unit_flag = #pto<unit_flag_ctrl check_and_clear>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, f32, i4, si4) -> (), sym_name = "bounds_of_4_bits"}> ({
//|   ^bb0(%arg64: !pto.ptr<i32, l0c>, %arg65: !pto.ptr<i8, gm>, %arg66: i64, %arg67: f32, %arg68: i4, %arg69: si4):
//|     "pto.mte_l0c_gm"(%arg64, %arg65, %arg66, %arg66, %arg66, %arg66, %arg67, %arg68, %arg66, %arg66) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, f32, i4, i64, i64) -> ()
//|     "pto.mte_l0c_gm"(%arg64, %arg65, %arg66, %arg66, %arg66, %arg66, %arg67, %arg69, %arg66, %arg66) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, f32, si4, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg55: !pto.ptr<f32, l0c>, %arg56: !pto.ptr<f32, gm>, %arg57: i64, %arg58: i64, %arg59: i64, %arg60: i64, %arg61: i64, %arg62: i64, %arg63: i64):
//|     "pto.mte_l0c_gm"(%arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat_preserve_nan>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape8"}> ({
//|   ^bb0(%arg47: !pto.ptr<f32, l0c>, %arg48: !pto.ptr<f32, gm>, %arg49: i64, %arg50: i64, %arg51: i64, %arg52: i64, %arg53: i64, %arg54: i64):
//|     "pto.mte_l0c_gm"(%arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg43: !pto.ptr<f32, l0c>, %arg44: !pto.ptr<f32, gm>, %arg45: i64, %arg46: i64):
//|     "pto.mte_l0c_gm"(%arg43, %arg44, %arg45, %arg45, %arg45, %arg45, %arg46, %arg46) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_gm"(%arg43, %arg44, %arg45, %arg45, %arg45, %arg45, %arg46, %arg46) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg35: !pto.ptr<f32, l0c>, %arg36: !pto.ptr<f32, gm>, %arg37: i64, %arg38: i64, %arg39: i64, %arg40: i64, %arg41: i64, %arg42: i64):
//|     "pto.mte_l0c_gm"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_gm"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, f32) -> (), sym_name = "quant136"}> ({
//|   ^bb0(%arg30: !pto.ptr<f32, l0c>, %arg31: !pto.ptr<f16, gm>, %arg32: i64, %arg33: i64, %arg34: f32):
//|     %24 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %25 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %26 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %27 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg30, %arg31, %24, %25, %arg32, %arg33, %arg34, %26, %27) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode no_convert>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, f32) -> (), sym_name = "quant137"}> ({
//|   ^bb0(%arg25: !pto.ptr<f32, l0c>, %arg26: !pto.ptr<f16, gm>, %arg27: i64, %arg28: i64, %arg29: f32):
//|     %20 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %21 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %22 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %23 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg25, %arg26, %20, %21, %arg27, %arg28, %arg29, %22, %23) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_f16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<bf16, gm>, i64, i64, f32) -> (), sym_name = "quant138"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, l0c>, %arg21: !pto.ptr<bf16, gm>, %arg22: i64, %arg23: i64, %arg24: f32):
//|     %16 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %17 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %18 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %19 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg20, %arg21, %16, %17, %arg22, %arg23, %arg24, %18, %19) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode f32_bf16>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<ui32, gm>, i64, i64, f32) -> (), sym_name = "quant139"}> ({
//|   ^bb0(%arg15: !pto.ptr<i32, l0c>, %arg16: !pto.ptr<ui32, gm>, %arg17: i64, %arg18: i64, %arg19: f32):
//|     %12 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %13 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %14 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %15 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg15, %arg16, %12, %13, %arg17, %arg18, %arg19, %14, %15) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs32int_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui32, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i16, gm>, i64, i64, f32) -> (), sym_name = "quant140"}> ({
//|   ^bb0(%arg10: !pto.ptr<i32, l0c>, %arg11: !pto.ptr<i16, gm>, %arg12: i64, %arg13: i64, %arg14: f32):
//|     %8 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %9 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %10 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %11 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg10, %arg11, %8, %9, %arg12, %arg13, %arg14, %10, %11) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode deqs16_scalar>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i16, gm>, i64, i64, f32) -> (), sym_name = "quant141"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, l0c>, %arg6: !pto.ptr<i16, gm>, %arg7: i64, %arg8: i64, %arg9: f32):
//|     %4 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %5 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %6 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg5, %arg6, %4, %5, %arg7, %arg8, %arg9, %6, %7) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162s16_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64, f32) -> (), sym_name = "quant142"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<i8, gm>, %arg2: i64, %arg3: i64, %arg4: f32):
//|     %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
//|     %1 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     "pto.mte_l0c_gm"(%arg0, %arg1, %0, %1, %arg2, %arg3, %arg4, %2, %3) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode qf162b8_pre_scalar>}> : (!pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
