// Every shape of pto.mte_l1_l0b_mx.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f8E5M2, l1>, %b: !pto.ptr<f8E5M2, l0b>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_l0b_mx %a, %b, %c, %d, %e, %e : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f8E5M2, l1>, %b: !pto.ptr<f8E5M2, l0b>, %c: i64, %d: i64) {
  pto.mte_l1_l0b_mx %a, %b, %c, %c, %d, %d : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<!pto.f8E8M0, l1>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l1_l0b_mx %a, %b, %c, %d, %e, %d, %f, %d : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<!pto.f8E8M0, l1>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l1_l0b_mx %a, %b, %c, %d, %e, %f, %g, %h : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape4(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf16, #pto.address_space<right>>, %c: i64, %d: i64) {
  pto.mte_l1_l0b_mx %a, %b, %c, %c, %d, %d : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f8E5M2, l1>, %arg1: !pto.ptr<f8E5M2, l0b>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64) {
  "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, test.note} : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f8E5M2, l1>, %arg1: !pto.ptr<f8E5M2, l0b>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f8E5M2, l1>, %arg1: !pto.ptr<f8E5M2, l0b>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<!pto.f8E8M0, l1>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg3, %arg4, %arg3, %arg5, %arg3 : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<!pto.f8E8M0, l1>, %arg1: !pto.ptr<f8E4M3FN, l0b>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f8E5M2, l1>, %arg1: !pto.ptr<f8E5M2, l0b>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {test.note} : !pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     pto.mte_l1_l0b_mx %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {test.note} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg31: !pto.ptr<f8E5M2, l1>, %arg32: !pto.ptr<f8E5M2, l0b>, %arg33: i64, %arg34: i64, %arg35: i64):
//|     "pto.mte_l1_l0b_mx"(%arg31, %arg32, %arg33, %arg34, %arg35, %arg35) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg27: !pto.ptr<f8E5M2, l1>, %arg28: !pto.ptr<f8E5M2, l0b>, %arg29: i64, %arg30: i64):
//|     "pto.mte_l1_l0b_mx"(%arg27, %arg28, %arg29, %arg29, %arg30, %arg30) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg21: !pto.ptr<!pto.f8E8M0, l1>, %arg22: !pto.ptr<f8E4M3FN, l0b>, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64):
//|     "pto.mte_l1_l0b_mx"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg24, %arg26, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg13: !pto.ptr<!pto.f8E8M0, l1>, %arg14: !pto.ptr<f8E4M3FN, l0b>, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64):
//|     "pto.mte_l1_l0b_mx"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg9: memref<?xf16, #pto.address_space<mat>>, %arg10: memref<?xf16, #pto.address_space<right>>, %arg11: i64, %arg12: i64):
//|     "pto.mte_l1_l0b_mx"(%arg9, %arg10, %arg11, %arg11, %arg12, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<f8E5M2, l1>, %arg5: !pto.ptr<f8E5M2, l0b>, %arg6: i64, %arg7: i64, %arg8: i64):
//|     "pto.mte_l1_l0b_mx"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0b_mx"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<f8E5M2, l1>, !pto.ptr<f8E5M2, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64):
//|     "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0b_mx"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {test.note} : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
