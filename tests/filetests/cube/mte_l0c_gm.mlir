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

func.func @shape6(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f16, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %q: f32, %r: f32, %x: f16, %l: i64, %i: i64, %j: i64, %k: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, unit_flag(check_and_clear), pre_quant(%q, mode = qf322f16_pre_scalar), pre_relu(%r, mode = scalar_relu, clip = %x), nz2dn(%l), loop3(%i, %j, %k), nosat, atomic(type = f16, op = add) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64
  return
}

func.func @shape7(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %s: i64) {
  // Clauses in another order.
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, sat(preserve_nan), nz2nz(%s), unit_flag(check_only) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape8(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l0c_gm %a, %b, %c, %d, %e, %f, %g, %h, nz2nz : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3) {mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) {mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
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
//|   func.func @shape6(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32, %arg9: f32, %arg10: f16, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, unit_flag(check_and_clear), pre_quant(%arg8, mode = qf322f16_pre_scalar), pre_relu(%arg9, mode = scalar_relu, clip = %arg10), nz2dn(%arg11), loop3(%arg12, %arg13, %arg14), nosat, atomic(type = f16, op = add) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, unit_flag(check_only), nz2nz(%arg8), sat(preserve_nan) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape8(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, l0c>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3, %arg3, nz2nd {test.note} : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
//|     pto.mte_l0c_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, nz2nz {test.note} : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg73: !pto.ptr<f32, l0c>, %arg74: !pto.ptr<f32, gm>, %arg75: i64, %arg76: i64):
//|     "pto.mte_l0c_gm"(%arg73, %arg74, %arg75, %arg75, %arg75, %arg75, %arg76, %arg76) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg67: !pto.ptr<f32, l0c>, %arg68: !pto.ptr<f32, gm>, %arg69: i64, %arg70: i64, %arg71: i64, %arg72: i64):
//|     "pto.mte_l0c_gm"(%arg67, %arg68, %arg69, %arg70, %arg71, %arg71, %arg72, %arg72) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg61: !pto.ptr<f32, l0c>, %arg62: !pto.ptr<f32, gm>, %arg63: i64, %arg64: i64, %arg65: i64, %arg66: i64):
//|     "pto.mte_l0c_gm"(%arg61, %arg62, %arg63, %arg64, %arg65, %arg64, %arg66, %arg66) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg56: !pto.ptr<f32, l0c>, %arg57: !pto.ptr<f32, gm>, %arg58: i64, %arg59: i64, %arg60: i64):
//|     "pto.mte_l0c_gm"(%arg56, %arg57, %arg58, %arg59, %arg58, %arg59, %arg60, %arg60) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg49: !pto.ptr<f32, l0c>, %arg50: !pto.ptr<f32, gm>, %arg51: i64, %arg52: i64, %arg53: i64, %arg54: i64, %arg55: i64):
//|     "pto.mte_l0c_gm"(%arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg55) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg44: !pto.ptr<f32, l0c>, %arg45: !pto.ptr<f32, gm>, %arg46: i64, %arg47: i64, %arg48: i64):
//|     "pto.mte_l0c_gm"(%arg44, %arg45, %arg46, %arg47, %arg46, %arg46, %arg48, %arg48) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg29: !pto.ptr<f32, l0c>, %arg30: !pto.ptr<f16, gm>, %arg31: i64, %arg32: i64, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: f32, %arg38: f32, %arg39: f16, %arg40: i64, %arg41: i64, %arg42: i64, %arg43: i64):
//|     "pto.mte_l0c_gm"(%arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg37, %arg38, %arg39, %arg35, %arg36, %arg40, %arg41, %arg42, %arg43) <{atomic_op = #pto<acc_store_atomic_op add>, atomic_type = #pto<acc_store_atomic_type f16>, mode = #pto<acc_store_mode nz2dn>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode scalar_relu>, sat_mode = #pto<acc_store_sat_mode nosat>, unit_flag = #pto<unit_flag_ctrl check_and_clear>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, f32, f16, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, l0c>, %arg21: !pto.ptr<f32, gm>, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64):
//|     "pto.mte_l0c_gm"(%arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0>, sat_mode = #pto<acc_store_sat_mode sat_preserve_nan>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape8"}> ({
//|   ^bb0(%arg12: !pto.ptr<i32, l0c>, %arg13: !pto.ptr<i32, gm>, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64):
//|     "pto.mte_l0c_gm"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg8: !pto.ptr<f32, l0c>, %arg9: !pto.ptr<f32, gm>, %arg10: i64, %arg11: i64):
//|     "pto.mte_l0c_gm"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg10, %arg11, %arg11) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_gm"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg10, %arg11, %arg11) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64):
//|     "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
