// Every shape of pto.tfree.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%p_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_base : i32) -> !pto.pipe
  pto.tfree(%p : !pto.pipe) {split = 2}
  return
}

func.func @shape1(%t: !pto.tile_buf<vec, 16x16xf32>, %p_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_base : i32) -> !pto.pipe
  pto.tfree(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  return
}

func.func @shape2(%v: !pto.tensor_view<16x16xf32>, %p_slots: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_slots : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.tfree(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
  return
}

func.func @generic1(%arg0_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %arg0 = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0_base : i32) -> !pto.pipe
  "pto.tfree"(%arg0) <{split = 2 : i8}> : (!pto.pipe) -> ()
  "pto.tfree"(%arg0) {split = 2 : i8, test.note} : (!pto.pipe) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %arg1 = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1_base : i32) -> !pto.pipe
  "pto.tfree"(%arg0, %arg1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  "pto.tfree"(%arg0, %arg1) {split = 1 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : i32) -> !pto.pipe
//|     pto.tfree(%0 : !pto.pipe) {split = 2}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tfree(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     pto.tfree(%arg0, %0 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//|   func.func @generic1(%arg0: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : i32) -> !pto.pipe
//|     pto.tfree(%0 : !pto.pipe) {split = 2}
//|     pto.tfree(%0 : !pto.pipe) {split = 2} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tfree(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     pto.tfree(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: i32):
//|     %4 = "pto.initialize_l2l_pipe"(%arg7) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tfree"(%4) <{split = 2 : i8}> : (!pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: i32):
//|     %3 = "pto.initialize_l2l_pipe"(%arg6) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tfree"(%arg5, %3) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<16x16xf32>, %arg4: !pto.tensor_view<16x16xf32>):
//|     %2 = "pto.initialize_l2g2l_pipe"(%arg4) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "pto.tfree"(%arg3, %2) <{split = 0 : i8}> {test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: i32):
//|     %1 = "pto.initialize_l2l_pipe"(%arg2) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tfree"(%1) <{split = 2 : i8}> : (!pto.pipe) -> ()
//|     "pto.tfree"(%1) <{split = 2 : i8}> {test.note} : (!pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32):
//|     %0 = "pto.initialize_l2l_pipe"(%arg1) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tfree"(%arg0, %0) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "pto.tfree"(%arg0, %0) <{split = 1 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
