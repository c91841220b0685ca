// Every shape of pto.mte_gm_ub.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<i8, gm>, %b: !pto.ptr<i8, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %d, %d) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %f, %g) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<i16, gm>, %b: !pto.ptr<i16, ub>, %c: i64, %d: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%d, %d, %d) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %f, %f) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape4(%a: !pto.ptr<ui8, gm>, %b: !pto.ptr<ui8, ub>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %d, %f) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<ui8, gm>, %b: !pto.ptr<ui8, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%d, %d, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64
  return
}

func.func @shape6(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %p: f32) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %f, %g) pad(%p) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32
  return
}

func.func @shape7(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %i: i64, %j: i64, %k: i64, %l: i64, %m: i64, %p: f32, %q: i64, %r: i64) {
  pto.mte_gm_ub %a, %b, %c, %d nburst(%e, %f, %g) loop(%h, %i, %j) loop(%k, %l, %m) pad(%p, %q, %r) {test.note} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64, pad f32, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_gm_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
  "pto.mte_gm_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: f32, %arg14: i64, %arg15: i64) {
  "pto.mte_gm_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12, %arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1>}> {test.note} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg5, %arg6) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<i16, gm>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg3, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg5, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<ui8, gm>, %arg1: !pto.ptr<ui8, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg3, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<ui8, gm>, %arg1: !pto.ptr<ui8, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg3, %arg3, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg5, %arg6) pad(%arg7) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: f32, %arg14: i64, %arg15: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg5, %arg6) loop(%arg7, %arg8, %arg9) loop(%arg10, %arg11, %arg12) pad(%arg13, %arg14, %arg15) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1>, test.note} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64, pad f32, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, test.note} : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: f32, %arg14: i64, %arg15: i64) {
//|     pto.mte_gm_ub %arg0, %arg1, %arg2, %arg3 nburst(%arg4, %arg5, %arg6) loop(%arg7, %arg8, %arg9) loop(%arg10, %arg11, %arg12) pad(%arg13, %arg14, %arg15) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1>, test.note} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64, loop i64, i64, i64, pad f32, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg73: !pto.ptr<i8, gm>, %arg74: !pto.ptr<i8, ub>, %arg75: i64, %arg76: i64, %arg77: i64):
//|     "pto.mte_gm_ub"(%arg73, %arg74, %arg75, %arg76, %arg77, %arg76, %arg76) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg66: !pto.ptr<f32, gm>, %arg67: !pto.ptr<f32, ub>, %arg68: i64, %arg69: i64, %arg70: i64, %arg71: i64, %arg72: i64):
//|     "pto.mte_gm_ub"(%arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg62: !pto.ptr<i16, gm>, %arg63: !pto.ptr<i16, ub>, %arg64: i64, %arg65: i64):
//|     "pto.mte_gm_ub"(%arg62, %arg63, %arg64, %arg65, %arg65, %arg65, %arg65) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg56: !pto.ptr<f32, gm>, %arg57: !pto.ptr<f32, ub>, %arg58: i64, %arg59: i64, %arg60: i64, %arg61: i64):
//|     "pto.mte_gm_ub"(%arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg61) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg50: !pto.ptr<ui8, gm>, %arg51: !pto.ptr<ui8, ub>, %arg52: i64, %arg53: i64, %arg54: i64, %arg55: i64):
//|     "pto.mte_gm_ub"(%arg50, %arg51, %arg52, %arg53, %arg54, %arg53, %arg55) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg45: !pto.ptr<ui8, gm>, %arg46: !pto.ptr<ui8, ub>, %arg47: i64, %arg48: i64, %arg49: i64):
//|     "pto.mte_gm_ub"(%arg45, %arg46, %arg47, %arg48, %arg48, %arg48, %arg49) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<ui8, gm>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, f32) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg37: !pto.ptr<f32, gm>, %arg38: !pto.ptr<f32, ub>, %arg39: i64, %arg40: i64, %arg41: i64, %arg42: i64, %arg43: i64, %arg44: f32):
//|     "pto.mte_gm_ub"(%arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, i64, i64) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg21: !pto.ptr<f32, gm>, %arg22: !pto.ptr<f32, ub>, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64, %arg33: i64, %arg34: f32, %arg35: i64, %arg36: i64):
//|     "pto.mte_gm_ub"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg31, %arg29, %arg32, %arg30, %arg33, %arg34, %arg35, %arg36) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1>}> {test.note} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg16: !pto.ptr<i8, gm>, %arg17: !pto.ptr<i8, ub>, %arg18: i64, %arg19: i64, %arg20: i64):
//|     "pto.mte_gm_ub"(%arg16, %arg17, %arg18, %arg19, %arg20, %arg19, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_gm_ub"(%arg16, %arg17, %arg18, %arg19, %arg20, %arg19, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: f32, %arg14: i64, %arg15: i64):
//|     "pto.mte_gm_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg10, %arg8, %arg11, %arg9, %arg12, %arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1>}> {test.note} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
