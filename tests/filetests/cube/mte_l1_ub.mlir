// Every shape of pto.mte_l1_ub.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, ub>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l1_ub %a, %b, %c nburst(%d, %e, %f) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, l1>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_ub %a, %b, %c nburst(%d, %e, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, ub>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l1_ub %a, %b, %c nburst(%d, %e, %f) loop(%d, %f, %e) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, loop i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
  "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>, test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
  "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg3, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg3, %arg5, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, l1>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) loop(%arg3, %arg5, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>, test.note} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) loop(%arg3, %arg5, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, loop i64, i64, i64
//|     pto.mte_l1_ub %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg5) loop(%arg3, %arg5, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, test.note} : !pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg23: !pto.ptr<f16, l1>, %arg24: !pto.ptr<f16, ub>, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64):
//|     "pto.mte_l1_ub"(%arg23, %arg24, %arg25, %arg26, %arg27, %arg28) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg18: !pto.ptr<f32, l1>, %arg19: !pto.ptr<f32, ub>, %arg20: i64, %arg21: i64, %arg22: i64):
//|     "pto.mte_l1_ub"(%arg18, %arg19, %arg20, %arg21, %arg22, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.ptr<f16, l1>, %arg13: !pto.ptr<f16, ub>, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64):
//|     "pto.mte_l1_ub"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg15, %arg17, %arg16) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg6: !pto.ptr<f16, l1>, %arg7: !pto.ptr<f16, ub>, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64):
//|     "pto.mte_l1_ub"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_ub"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0>}> {test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64):
//|     "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg3, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_ub"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg3, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>}> {test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
