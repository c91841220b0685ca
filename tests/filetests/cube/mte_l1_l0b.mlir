// Every shape of pto.mte_l1_l0b.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<i8, l1>, %b: !pto.ptr<i8, l0b>, %c: i64, %d: i64) {
  pto.mte_l1_l0b %a, %b, %c, %c, %d, %d {transpose = true} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0b>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_l0b %a, %b, %c, %d, %e, %e {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0b>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.mte_l1_l0b %a, %b, %c, %d, %e, %f, %g, %h {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape3(%a: !pto.ptr<!pto.f4E2M1x2, l1>, %b: !pto.ptr<!pto.f4E2M1x2, l0b>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_l0b %a, %b, %c, %d, %e, %e {transpose = false} : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0b>, i64, i64, i64, i64
  return
}

func.func @shape4(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf16, #pto.address_space<right>>, %c: i64, %d: i64) {
  pto.mte_l1_l0b %a, %b, %c, %c, %d, %d {transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
  return
}

func.func @shape5(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf16, #pto.address_space<right>>, %c: i64, %d: i64, %e: i64, %f: i64) {
  pto.mte_l1_l0b %a, %b, %c, %d, %e, %f {transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0b>, %arg2: i64, %arg3: i64) {
  "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true, test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
  "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
  "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true, test.note} : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0b>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {transpose = true} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0b>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0b>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<!pto.f4E2M1x2, l1>, %arg1: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg4 {transpose = false} : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape4(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape5(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, l1>, %arg1: !pto.ptr<i8, l0b>, %arg2: i64, %arg3: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {transpose = true} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 {test.note, transpose = true} : !pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     pto.mte_l1_l0b %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {test.note, transpose = true} : memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg38: !pto.ptr<i8, l1>, %arg39: !pto.ptr<i8, l0b>, %arg40: i64, %arg41: i64):
//|     "pto.mte_l1_l0b"(%arg38, %arg39, %arg40, %arg40, %arg41, %arg41) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg33: !pto.ptr<f16, l1>, %arg34: !pto.ptr<f16, l0b>, %arg35: i64, %arg36: i64, %arg37: i64):
//|     "pto.mte_l1_l0b"(%arg33, %arg34, %arg35, %arg36, %arg37, %arg37) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg25: !pto.ptr<f16, l1>, %arg26: !pto.ptr<f16, l0b>, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64):
//|     "pto.mte_l1_l0b"(%arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>, transpose = true}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0b>, i64, i64, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg20: !pto.ptr<!pto.f4E2M1x2, l1>, %arg21: !pto.ptr<!pto.f4E2M1x2, l0b>, %arg22: i64, %arg23: i64, %arg24: i64):
//|     "pto.mte_l1_l0b"(%arg20, %arg21, %arg22, %arg23, %arg24, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = false}> : (!pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg16: memref<?xf16, #pto.address_space<mat>>, %arg17: memref<?xf16, #pto.address_space<right>>, %arg18: i64, %arg19: i64):
//|     "pto.mte_l1_l0b"(%arg16, %arg17, %arg18, %arg18, %arg19, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg10: memref<?xf16, #pto.address_space<mat>>, %arg11: memref<?xf16, #pto.address_space<right>>, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64):
//|     "pto.mte_l1_l0b"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg6: !pto.ptr<i8, l1>, %arg7: !pto.ptr<i8, l0b>, %arg8: i64, %arg9: i64):
//|     "pto.mte_l1_l0b"(%arg6, %arg7, %arg8, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0b"(%arg6, %arg7, %arg8, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> {test.note} : (!pto.ptr<i8, l1>, !pto.ptr<i8, l0b>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf16, #pto.address_space<right>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64):
//|     "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "pto.mte_l1_l0b"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, transpose = true}> {test.note} : (memref<?xf16, #pto.address_space<mat>>, memref<?xf16, #pto.address_space<right>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
