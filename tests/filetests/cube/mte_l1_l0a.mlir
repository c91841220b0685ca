// Every shape of pto.mte_l1_l0a.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<i8, l1>, %b: !pto.ptr<i8, l0a>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_l0a %a, %b, %c, %d, %e, %e {transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0a>, %c: i64, %d: i64) {
  pto.mte_l1_l0a %a, %b, %c, %c, %d, %d {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0a>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l1_l0a %a, %b, %c, %d, %e, %f, %g, %h {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf16, #pto.address_space<left>>, %c: i64, %d: i64) {
  pto.mte_l1_l0a %a, %b, %c, %c, %d, %d {transpose = false} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64
  return
}

func.func @shape4(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf16, #pto.address_space<left>>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l1_l0a %a, %b, %c, %d, %e, %f {transpose = false} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64
  return
}

func.func @shape5(%a: !pto.ptr<i8, l1>, %b: !pto.ptr<i8, l0a>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_l0a %a, %b, %c, %d, %e, %e : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false, test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<left>>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {transpose = false} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<left>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {transpose = false} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {test.note, transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     pto.mte_l1_l0a %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {test.note, transpose = false} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg37: !pto.ptr<i8, l1>, %arg38: !pto.ptr<i8, l0a>, %arg39: i64, %arg40: i64, %arg41: i64):
//|     "pto.mte_l1_l0a"(%arg37, %arg38, %arg39, %arg40, %arg41, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg33: !pto.ptr<f16, l1>, %arg34: !pto.ptr<f16, l0a>, %arg35: i64, %arg36: i64):
//|     "pto.mte_l1_l0a"(%arg33, %arg34, %arg35, %arg35, %arg36, %arg36) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg25: !pto.ptr<f16, l1>, %arg26: !pto.ptr<f16, l0a>, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64):
//|     "pto.mte_l1_l0a"(%arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>, transpose = false}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg21: memref<?xf16, #pto.address_space<mat>>, %arg22: memref<?xf16, #pto.address_space<left>>, %arg23: i64, %arg24: i64):
//|     "pto.mte_l1_l0a"(%arg21, %arg22, %arg23, %arg23, %arg24, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg15: memref<?xf16, #pto.address_space<mat>>, %arg16: memref<?xf16, #pto.address_space<left>>, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64):
//|     "pto.mte_l1_l0a"(%arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<left>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg10: !pto.ptr<i8, l1>, %arg11: !pto.ptr<i8, l0a>, %arg12: i64, %arg13: i64, %arg14: i64):
//|     "pto.mte_l1_l0a"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg5: !pto.ptr<i8, l1>, %arg6: !pto.ptr<i8, l0a>, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.mte_l1_l0a"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0a"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> {test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0a>, %arg2: i64, %arg3: i64, %arg4: i64):
//|     "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0a"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
