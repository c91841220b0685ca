// Every shape of pto.tfree_from_aic.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tfree_from_aic { split = 1}
  return
}

func.func @shape1() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tfree_from_aic {id = 0, split = 0}
  return
}

func.func @shape2(%pg: !pto.tensor_view<16x16xf32>, %a: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  pto.tfree_from_aic(%a : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
  return
}

func.func @shape3(%a: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tfree_from_aic(%a : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0}
  return
}

func.func @generic1() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  "pto.tfree_from_aic"() <{split = 1 : i8}> : () -> ()
  "pto.tfree_from_aic"() {split = 1 : i8, test.note} : () -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  "pto.tfree_from_aic"(%arg0) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  "pto.tfree_from_aic"(%arg0) {id = 0 : i32, split = 0 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tfree_from_aic { split = 1}
//|     return
//|   }
//|   func.func @shape1() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tfree_from_aic {id = 0, split = 0}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.tfree_from_aic(%arg1 : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tfree_from_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @generic1() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tfree_from_aic { split = 1}
//|     pto.tfree_from_aic { split = 1} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tfree_from_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0}
//|     pto.tfree_from_aic(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {id = 0, split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%4, %4) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tfree_from_aic"() <{split = 1 : i8}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%3, %3) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tfree_from_aic"() <{id = 0 : i32, split = 0 : i8}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>, %arg3: !pto.tensor_view<16x16xf32>):
//|     "pto.aiv_initialize_pipe"(%arg2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.tfree_from_aic"(%arg3) <{id = 0 : i32, split = 0 : i8}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<vec, 16x16xf32>):
//|     %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%2, %2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tfree_from_aic"(%arg1) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%1, %1) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tfree_from_aic"() <{split = 1 : i8}> : () -> ()
//|     "pto.tfree_from_aic"() <{split = 1 : i8}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tfree_from_aic"(%arg0) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tfree_from_aic"(%arg0) <{id = 0 : i32, split = 0 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
