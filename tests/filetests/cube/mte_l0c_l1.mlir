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
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg59: !pto.ptr<f32, l0c>, %arg60: !pto.ptr<f32, l1>, %arg61: i64, %arg62: i64, %arg63: i64):
//|     "pto.mte_l0c_l1"(%arg59, %arg60, %arg61, %arg61, %arg61, %arg61, %arg62, %arg63, %arg61) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg54: !pto.ptr<f32, l0c>, %arg55: !pto.ptr<f32, l1>, %arg56: i64, %arg57: i64, %arg58: i64):
//|     "pto.mte_l0c_l1"(%arg54, %arg55, %arg56, %arg56, %arg56, %arg56, %arg57, %arg58, %arg56) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode nosat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg49: !pto.ptr<f32, l0c>, %arg50: !pto.ptr<f32, l1>, %arg51: i64, %arg52: i64, %arg53: i64):
//|     "pto.mte_l0c_l1"(%arg49, %arg50, %arg51, %arg51, %arg51, %arg51, %arg52, %arg53, %arg51) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat_preserve_nan>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg44: !pto.ptr<f32, l0c>, %arg45: !pto.ptr<f32, l1>, %arg46: i64, %arg47: i64, %arg48: i64):
//|     "pto.mte_l0c_l1"(%arg44, %arg45, %arg46, %arg46, %arg46, %arg46, %arg47, %arg48, %arg46) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg36: !pto.ptr<f32, l0c>, %arg37: !pto.ptr<f32, l1>, %arg38: i64, %arg39: i64, %arg40: i64, %arg41: i64, %arg42: i64, %arg43: i64):
//|     "pto.mte_l0c_l1"(%arg36, %arg37, %arg38, %arg39, %arg40, %arg39, %arg41, %arg42, %arg43) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>, unit_flag = #pto<unit_flag_ctrl check_only>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg27: !pto.ptr<f32, l0c>, %arg28: !pto.ptr<f16, l1>, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !pto.ptr<f32, fb>, %arg33: i64, %arg34: i64, %arg35: i64):
//|     "pto.mte_l0c_l1"(%arg27, %arg28, %arg29, %arg30, %arg31, %arg30, %arg32, %arg33, %arg34, %arg35) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_vec>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg21: !pto.ptr<f32, l0c>, %arg22: !pto.ptr<f32, l1>, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64):
//|     "pto.mte_l0c_l1"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg13: !pto.ptr<i32, l0c>, %arg14: !pto.ptr<i8, l1>, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: !pto.ptr<f32, fb>, %arg20: !pto.ptr<f32, fb>):
//|     "pto.mte_l0c_l1"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg8: !pto.ptr<f32, l0c>, %arg9: !pto.ptr<f32, l1>, %arg10: i64, %arg11: i64, %arg12: i64):
//|     "pto.mte_l0c_l1"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg10, %arg11, %arg12, %arg10) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l0c_l1"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg10, %arg11, %arg12, %arg10) <{mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1>, sat_mode = #pto<acc_store_sat_mode sat>}> {test.note} : (!pto.ptr<f32, l0c>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, l0c>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !pto.ptr<f32, fb>, %arg7: !pto.ptr<f32, fb>):
//|     "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "pto.mte_l0c_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, pre_quant_mode = #pto<quant_pre_mode req8_vec>, pre_relu_mode = #pto<relu_pre_mode vector_relu>}> {test.note} : (!pto.ptr<i32, l0c>, !pto.ptr<i8, l1>, i64, i64, i64, i64, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
