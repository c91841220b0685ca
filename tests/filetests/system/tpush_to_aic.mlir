// Every shape of pto.tpush_to_aic.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aic(%a : !pto.tile_buf<vec, 16x16xf32>) { split = 0}
  return
}

func.func @shape1(%pg: !pto.tensor_view<16x16xf32>, %a: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  pto.tpush_to_aic(%a : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
  return
}

func.func @shape2(%a: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aic(%a : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0}
  return
}

func.func @shape3(%a: !pto.tile_buf<vec, 8x16xf32>, %b: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aic(%a : !pto.tile_buf<vec, 8x16xf32>) { split = 1} aiv_subblockid(%b)
  return
}

func.func @shape4(%a: !pto.tile_buf<vec, 8x16xf32>, %b: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aic(%a : !pto.tile_buf<vec, 8x16xf32>) {id = 0, split = 1} aiv_subblockid(%b)
  return
}

func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  "pto.tpush_to_aic"(%arg0) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  "pto.tpush_to_aic"(%arg0) {split = 0 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  "pto.tpush_to_aic"(%arg0, %arg1) <{id = 0 : i32, split = 1 : i8}> : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
  "pto.tpush_to_aic"(%arg0, %arg1) {id = 0 : i32, split = 1 : i8, test.note} : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) { split = 0}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.tpush_to_aic(%arg1 : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 8x16xf32>) { split = 1} aiv_subblockid(%arg1)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 8x16xf32>) {id = 0, split = 1} aiv_subblockid(%arg1)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) { split = 0}
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) { split = 0} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 8x16xf32>) {id = 0, split = 1} aiv_subblockid(%arg1)
//|     pto.tpush_to_aic(%arg0 : !pto.tile_buf<vec, 8x16xf32>) {id = 0, split = 1} aiv_subblockid(%arg1) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x16xf32>):
//|     %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%5, %5) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg10) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.tensor_view<16x16xf32>, %arg9: !pto.tensor_view<16x16xf32>):
//|     "pto.aiv_initialize_pipe"(%arg8) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.tpush_to_aic"(%arg9) <{id = 0 : i32, split = 0 : i8}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xf32>):
//|     %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%4, %4) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg7) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 8x16xf32>, %arg6: i64):
//|     %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%3, %3) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg5, %arg6) <{split = 1 : i8}> : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, i64) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x16xf32>, %arg4: i64):
//|     %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%2, %2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg3, %arg4) <{id = 0 : i32, split = 1 : i8}> : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%1, %1) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg2) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tpush_to_aic"(%arg2) <{split = 0 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: i64):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aic"(%arg0, %arg1) <{id = 0 : i32, split = 1 : i8}> : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
//|     "pto.tpush_to_aic"(%arg0, %arg1) <{id = 0 : i32, split = 1 : i8}> {test.note} : (!pto.tile_buf<vec, 8x16xf32>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
