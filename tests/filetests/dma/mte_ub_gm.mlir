// Every shape of pto.mte_ub_gm.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, ub>, %b: !pto.ptr<f16, gm>, %c: i64, %d: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %c, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<ui8, ub>, %b: !pto.ptr<ui8, gm>, %c: i64, %d: i64, %e: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %e, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<ui8, ub>, %b: !pto.ptr<ui8, gm>, %c: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%c, %c, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<ui8, ub>, %b: !pto.ptr<ui8, gm>, %c: i64, %d: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %d, %d) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %e, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<ui8, ub>, %b: !pto.ptr<ui8, gm>, %c: i64, %d: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%c, %d, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
  return
}

func.func @shape6(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %e, %f) l2_cache_ctl(%g) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64
  return
}

func.func @shape7(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %i: i64, %j: i64, %k: i64, %l: i64, %m: i64) {
  pto.mte_ub_gm %a, %b, %c nburst(%d, %e, %f) l2_cache_ctl(%g) loop(%h, %i, %j) loop(%k, %l, %m) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64) {
  "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64) -> ()
  "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>, test.note} : (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64) {
  "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>, test.note} : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg2, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg2, %arg3, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) l2_cache_ctl(%arg6) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) l2_cache_ctl(%arg6) loop(%arg7, %arg8, %arg9) loop(%arg10, %arg11, %arg12) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, ub>, %arg1: !pto.ptr<f16, gm>, %arg2: i64, %arg3: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>, test.note} : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64) {
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) l2_cache_ctl(%arg6) loop(%arg7, %arg8, %arg9) loop(%arg10, %arg11, %arg12) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64
//|     pto.mte_ub_gm %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) l2_cache_ctl(%arg6) loop(%arg7, %arg8, %arg9) loop(%arg10, %arg11, %arg12) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>, test.note} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg58: !pto.ptr<f16, ub>, %arg59: !pto.ptr<f16, gm>, %arg60: i64, %arg61: i64):
//|     "pto.mte_ub_gm"(%arg58, %arg59, %arg60, %arg61, %arg60, %arg60) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg53: !pto.ptr<ui8, ub>, %arg54: !pto.ptr<ui8, gm>, %arg55: i64, %arg56: i64, %arg57: i64):
//|     "pto.mte_ub_gm"(%arg53, %arg54, %arg55, %arg56, %arg57, %arg57) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg50: !pto.ptr<ui8, ub>, %arg51: !pto.ptr<ui8, gm>, %arg52: i64):
//|     "pto.mte_ub_gm"(%arg50, %arg51, %arg52, %arg52, %arg52, %arg52) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg46: !pto.ptr<ui8, ub>, %arg47: !pto.ptr<ui8, gm>, %arg48: i64, %arg49: i64):
//|     "pto.mte_ub_gm"(%arg46, %arg47, %arg48, %arg49, %arg49, %arg49) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg41: !pto.ptr<f32, ub>, %arg42: !pto.ptr<f32, gm>, %arg43: i64, %arg44: i64, %arg45: i64):
//|     "pto.mte_ub_gm"(%arg41, %arg42, %arg43, %arg44, %arg45, %arg43) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg37: !pto.ptr<ui8, ub>, %arg38: !pto.ptr<ui8, gm>, %arg39: i64, %arg40: i64):
//|     "pto.mte_ub_gm"(%arg37, %arg38, %arg39, %arg39, %arg40, %arg39) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg30: !pto.ptr<f32, ub>, %arg31: !pto.ptr<f32, gm>, %arg32: i64, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64):
//|     "pto.mte_ub_gm"(%arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg17: !pto.ptr<f32, ub>, %arg18: !pto.ptr<f32, gm>, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64):
//|     "pto.mte_ub_gm"(%arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg27, %arg25, %arg28, %arg26, %arg29) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg13: !pto.ptr<f16, ub>, %arg14: !pto.ptr<f16, gm>, %arg15: i64, %arg16: i64):
//|     "pto.mte_ub_gm"(%arg13, %arg14, %arg15, %arg16, %arg15, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64) -> ()
//|     "pto.mte_ub_gm"(%arg13, %arg14, %arg15, %arg16, %arg15, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64):
//|     "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_ub_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2>}> {test.note} : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
