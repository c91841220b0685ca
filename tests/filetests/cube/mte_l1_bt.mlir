// Every shape of pto.mte_l1_bt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f32, bt>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_bt %a, %b, %c nburst(%d, %e, %e) : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64
  return
}

func.func @shape1(%a: memref<?xf16, #pto.address_space<mat>>, %b: memref<?xf32, #pto.address_space<bias>>, %c: i64, %d: i64, %e: i64) {
  pto.mte_l1_bt %a, %b, %c nburst(%d, %e, %e) : memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l1_bt"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf32, #pto.address_space<bias>>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.mte_l1_bt"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) : (memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_bt %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf32, #pto.address_space<bias>>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_bt %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) : memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f32, bt>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_bt %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf32, #pto.address_space<bias>>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.mte_l1_bt %arg0, %arg1, %arg2 nburst(%arg3, %arg4, %arg4) : memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.ptr<f16, l1>, %arg16: !pto.ptr<f32, bt>, %arg17: i64, %arg18: i64, %arg19: i64):
//|     "pto.mte_l1_bt"(%arg15, %arg16, %arg17, %arg18, %arg19, %arg19) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: memref<?xf16, #pto.address_space<mat>>, %arg11: memref<?xf32, #pto.address_space<bias>>, %arg12: i64, %arg13: i64, %arg14: i64):
//|     "pto.mte_l1_bt"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg14) : (memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg5: !pto.ptr<f16, l1>, %arg6: !pto.ptr<f32, bt>, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.mte_l1_bt"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg9) : (!pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xf16, #pto.address_space<mat>>, %arg1: memref<?xf32, #pto.address_space<bias>>, %arg2: i64, %arg3: i64, %arg4: i64):
//|     "pto.mte_l1_bt"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4) : (memref<?xf16, #pto.address_space<mat>>, memref<?xf32, #pto.address_space<bias>>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
