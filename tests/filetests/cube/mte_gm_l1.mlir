// Every shape of pto.mte_gm_l1.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_gm_l1 %a, %b, %c nburst(%d, %e, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, l1>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_gm_l1 %a, %b, %c nburst(%d, %e, %e) loop(%f, %c, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64, loop i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64) {
  pto.mte_gm_l1 %a, %b, %c nburst(%d, %e, %e) loop(%d, %e, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, loop i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<!pto.f4E1M2x2, gm>, %b: !pto.ptr<!pto.f4E1M2x2, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64) {
  pto.mte_gm_l1 %a, %b, %c nburst(%d, %e, %e) loop(%f, %g, %c) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, loop i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
  "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>, test.note} : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<!pto.f4E1M2x2, gm>, %arg1: !pto.ptr<!pto.f4E1M2x2, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
  "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5, %arg6, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, test.note} : (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) loop(%arg5, %arg2, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) loop(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<!pto.f4E1M2x2, gm>, %arg1: !pto.ptr<!pto.f4E1M2x2, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) loop(%arg5, %arg6, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>, test.note} : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<!pto.f4E1M2x2, gm>, %arg1: !pto.ptr<!pto.f4E1M2x2, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) loop(%arg5, %arg6, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, loop i64, i64, i64
//|     pto.mte_gm_l1 %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) loop(%arg5, %arg6, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, test.note} : !pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg30: !pto.ptr<f16, gm>, %arg31: !pto.ptr<f16, l1>, %arg32: i64, %arg33: i64, %arg34: i64):
//|     "pto.mte_gm_l1"(%arg30, %arg31, %arg32, %arg33, %arg34, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg24: !pto.ptr<f32, gm>, %arg25: !pto.ptr<f32, l1>, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64):
//|     "pto.mte_gm_l1"(%arg24, %arg25, %arg26, %arg27, %arg28, %arg28, %arg29, %arg26, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg19: !pto.ptr<f16, gm>, %arg20: !pto.ptr<f16, l1>, %arg21: i64, %arg22: i64, %arg23: i64):
//|     "pto.mte_gm_l1"(%arg19, %arg20, %arg21, %arg22, %arg23, %arg23, %arg22, %arg23, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg12: !pto.ptr<!pto.f4E1M2x2, gm>, %arg13: !pto.ptr<!pto.f4E1M2x2, l1>, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64):
//|     "pto.mte_gm_l1"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg16, %arg17, %arg18, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg7: !pto.ptr<f16, gm>, %arg8: !pto.ptr<f16, l1>, %arg9: i64, %arg10: i64, %arg11: i64):
//|     "pto.mte_gm_l1"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "pto.mte_gm_l1"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> {test.note} : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<!pto.f4E1M2x2, gm>, %arg1: !pto.ptr<!pto.f4E1M2x2, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64):
//|     "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_gm_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> {test.note} : (!pto.ptr<!pto.f4E1M2x2, gm>, !pto.ptr<!pto.f4E1M2x2, l1>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
