// Every shape of pto.mad.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
  pto.mad %a, %b, %c, %d, %d, %d : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64, %e: i64, %f: i64) {
  pto.mad %a, %b, %c, %d, %e, %f : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
  pto.mad %a, %b, %c, %d, %d, %d sat : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
  pto.mad %a, %b, %c, %d, %d, %d nosat : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64, %e: i64) {
  pto.mad %a, %b, %c, %d, %d, %e : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64, %e: i64, %f: i64) {
  pto.mad %a, %b, %c, %d, %e, %f disable_gemv : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape6(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
  pto.mad %a, %b, %c, %d, %d, %d unit_flag(check_and_set) disable_gemv nosat tf32_mode(round_away) n_dir {test.note} : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

func.func @shape7(%a: memref<?xi8, #pto.address_space<left>>, %b: memref<?xi8, #pto.address_space<right>>, %c: memref<?xi32, #pto.address_space<acc>>, %d: i64) {
  pto.mad %a, %b, %c, %d, %d, %d : memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
  "pto.mad"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: memref<?xi8, #pto.address_space<left>>, %arg1: memref<?xi8, #pto.address_space<right>>, %arg2: memref<?xi32, #pto.address_space<acc>>, %arg3: i64) {
  "pto.mad"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) : (memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 sat : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 nosat : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f8E4M3FN, l0a>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg4 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 disable_gemv : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, l0a>, %arg1: !pto.ptr<f32, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 unit_flag(check_and_set) disable_gemv nosat tf32_mode(round_away) n_dir {test.note} : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @shape7(%arg0: memref<?xi8, #pto.address_space<left>>, %arg1: memref<?xi8, #pto.address_space<right>>, %arg2: memref<?xi32, #pto.address_space<acc>>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xi8, #pto.address_space<left>>, %arg1: memref<?xi8, #pto.address_space<right>>, %arg2: memref<?xi32, #pto.address_space<acc>>, %arg3: i64) {
//|     pto.mad %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg41: !pto.ptr<f16, l0a>, %arg42: !pto.ptr<f16, l0b>, %arg43: !pto.ptr<f32, l0c>, %arg44: i64):
//|     "pto.mad"(%arg41, %arg42, %arg43, %arg44, %arg44, %arg44) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg35: !pto.ptr<f16, l0a>, %arg36: !pto.ptr<f16, l0b>, %arg37: !pto.ptr<f32, l0c>, %arg38: i64, %arg39: i64, %arg40: i64):
//|     "pto.mad"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg31: !pto.ptr<f32, l0a>, %arg32: !pto.ptr<f32, l0b>, %arg33: !pto.ptr<f32, l0c>, %arg34: i64):
//|     "pto.mad"(%arg31, %arg32, %arg33, %arg34, %arg34, %arg34) <{sat_mode = #pto<mad_sat_mode sat>}> : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg27: !pto.ptr<f32, l0a>, %arg28: !pto.ptr<f32, l0b>, %arg29: !pto.ptr<f32, l0c>, %arg30: i64):
//|     "pto.mad"(%arg27, %arg28, %arg29, %arg30, %arg30, %arg30) <{sat_mode = #pto<mad_sat_mode nosat>}> : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg22: !pto.ptr<f8E4M3FN, l0a>, %arg23: !pto.ptr<f8E4M3FN, l0b>, %arg24: !pto.ptr<f32, l0c>, %arg25: i64, %arg26: i64):
//|     "pto.mad"(%arg22, %arg23, %arg24, %arg25, %arg25, %arg26) : (!pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg16: !pto.ptr<f16, l0a>, %arg17: !pto.ptr<f16, l0b>, %arg18: !pto.ptr<f32, l0c>, %arg19: i64, %arg20: i64, %arg21: i64):
//|     "pto.mad"(%arg16, %arg17, %arg18, %arg19, %arg20, %arg21) <{disable_gemv}> : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg12: !pto.ptr<f32, l0a>, %arg13: !pto.ptr<f32, l0b>, %arg14: !pto.ptr<f32, l0c>, %arg15: i64):
//|     "pto.mad"(%arg12, %arg13, %arg14, %arg15, %arg15, %arg15) <{disable_gemv, n_dir, sat_mode = #pto<mad_sat_mode nosat>, tf32_mode = #pto<tf32_mode round_away>, unit_flag_mode = #pto<mad_unit_flag_mode check_and_set>}> {test.note} : (!pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg8: memref<?xi8, #pto.address_space<left>>, %arg9: memref<?xi8, #pto.address_space<right>>, %arg10: memref<?xi32, #pto.address_space<acc>>, %arg11: i64):
//|     "pto.mad"(%arg8, %arg9, %arg10, %arg11, %arg11, %arg11) : (memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<f16, l0a>, %arg5: !pto.ptr<f16, l0b>, %arg6: !pto.ptr<f32, l0c>, %arg7: i64):
//|     "pto.mad"(%arg4, %arg5, %arg6, %arg7, %arg7, %arg7) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xi8, #pto.address_space<left>>, %arg1: memref<?xi8, #pto.address_space<right>>, %arg2: memref<?xi32, #pto.address_space<acc>>, %arg3: i64):
//|     "pto.mad"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) : (memref<?xi8, #pto.address_space<left>>, memref<?xi8, #pto.address_space<right>>, memref<?xi32, #pto.address_space<acc>>, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
