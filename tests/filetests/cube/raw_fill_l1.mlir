// Every shape of pto.raw_fill_l1.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f32, l1>, %b: i64, %c: i32, %d: i64, %e: i64, %f: i64) {
  pto.raw_fill_l1 %a, %b, %c, %d, %e, %f {fill_word_bits = 32 : i64} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<ui16, l1>, %b: i64, %c: i32, %d: i64) {
  pto.raw_fill_l1 %a, %b, %c, %d, %d, %b {fill_word_bits = 16 : i64} : !pto.ptr<ui16, l1>, i64, i32, i64, i64, i64
  return
}

func.func @shape2(%a: memref<?xui16, #pto.address_space<mat>>, %b: i64, %c: i32, %d: i64) {
  pto.raw_fill_l1 %a, %b, %c, %d, %d, %d {fill_word_bits = 16 : i64} : memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, l1>, %arg1: i64, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: i64) {
  "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{fill_word_bits = 32 : i64}> : (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> ()
  "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {fill_word_bits = 32 : i64, test.note} : (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: memref<?xui16, #pto.address_space<mat>>, %arg1: i64, %arg2: i32, %arg3: i64) {
  "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{fill_word_bits = 16 : i64}> : (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64) -> ()
  "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) {fill_word_bits = 16 : i64, test.note} : (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, l1>, %arg1: i64, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {fill_word_bits = 32 : i64} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<ui16, l1>, %arg1: i64, %arg2: i32, %arg3: i64) {
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg3, %arg1 {fill_word_bits = 16 : i64} : !pto.ptr<ui16, l1>, i64, i32, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: memref<?xui16, #pto.address_space<mat>>, %arg1: i64, %arg2: i32, %arg3: i64) {
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 {fill_word_bits = 16 : i64} : memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, l1>, %arg1: i64, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: i64) {
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {fill_word_bits = 32 : i64} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {fill_word_bits = 32 : i64, test.note} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xui16, #pto.address_space<mat>>, %arg1: i64, %arg2: i32, %arg3: i64) {
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 {fill_word_bits = 16 : i64} : memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64
//|     pto.raw_fill_l1 %arg0, %arg1, %arg2, %arg3, %arg3, %arg3 {fill_word_bits = 16 : i64, test.note} : memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg18: !pto.ptr<f32, l1>, %arg19: i64, %arg20: i32, %arg21: i64, %arg22: i64, %arg23: i64):
//|     "pto.raw_fill_l1"(%arg18, %arg19, %arg20, %arg21, %arg22, %arg23) <{fill_word_bits = 32 : i64}> : (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui16, l1>, i64, i32, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg14: !pto.ptr<ui16, l1>, %arg15: i64, %arg16: i32, %arg17: i64):
//|     "pto.raw_fill_l1"(%arg14, %arg15, %arg16, %arg17, %arg17, %arg15) <{fill_word_bits = 16 : i64}> : (!pto.ptr<ui16, l1>, i64, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg10: memref<?xui16, #pto.address_space<mat>>, %arg11: i64, %arg12: i32, %arg13: i64):
//|     "pto.raw_fill_l1"(%arg10, %arg11, %arg12, %arg13, %arg13, %arg13) <{fill_word_bits = 16 : i64}> : (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, l1>, %arg5: i64, %arg6: i32, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.raw_fill_l1"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{fill_word_bits = 32 : i64}> : (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> ()
//|     "pto.raw_fill_l1"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{fill_word_bits = 32 : i64}> {test.note} : (!pto.ptr<f32, l1>, i64, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xui16, #pto.address_space<mat>>, %arg1: i64, %arg2: i32, %arg3: i64):
//|     "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{fill_word_bits = 16 : i64}> : (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64) -> ()
//|     "pto.raw_fill_l1"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3) <{fill_word_bits = 16 : i64}> {test.note} : (memref<?xui16, #pto.address_space<mat>>, i64, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
