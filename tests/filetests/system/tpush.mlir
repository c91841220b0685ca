// Every shape of pto.tpush.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%t: !pto.tile_buf<vec, 16x16xf32>, %p_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8} (%p_base : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  return
}

func.func @shape1(%t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_base : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 0}
  return
}

func.func @shape2(%v: !pto.tensor_view<16x16xf32>, %p_slots: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_slots : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.tpush(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  return
}

func.func @shape3(%t: !pto.tile_buf<vec, 16x16xf32>, %p_base: i32, %s: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8} (%p_base : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} aiv_subblockid(%s)
  return
}

func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %arg1 = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8} (%arg1_base : i32) -> !pto.pipe
  "pto.tpush"(%arg0, %arg1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  "pto.tpush"(%arg0, %arg1) {split = 1 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1_base: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %arg1 = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1_base : i32) -> !pto.pipe
  "pto.tpush"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) -> ()
  "pto.tpush"(%arg0, %arg1) {split = 0 : i8, test.note} : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 2, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32, %arg2: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 2, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} aiv_subblockid(%arg2)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 2, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : i32) -> !pto.pipe
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 0}
//|     pto.tpush(%arg0, %0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<vec, 16x16xf32>, %arg12: i32):
//|     %5 = "pto.initialize_l2l_pipe"(%arg12) <{dir_mask = 2 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tpush"(%arg11, %5) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg10: i32):
//|     %4 = "pto.initialize_l2l_pipe"(%arg10) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tpush"(%arg9, %4) <{split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.tensor_view<16x16xf32>, %arg8: !pto.tensor_view<16x16xf32>):
//|     %3 = "pto.initialize_l2g2l_pipe"(%arg8) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "pto.tpush"(%arg7, %3) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, i32, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: i32, %arg6: i64):
//|     %2 = "pto.initialize_l2l_pipe"(%arg5) <{dir_mask = 2 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tpush"(%arg4, %2, %arg6) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: i32):
//|     %1 = "pto.initialize_l2l_pipe"(%arg3) <{dir_mask = 2 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tpush"(%arg2, %1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "pto.tpush"(%arg2, %1) <{split = 1 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: i32):
//|     %0 = "pto.initialize_l2l_pipe"(%arg1) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "pto.tpush"(%arg0, %0) <{split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) -> ()
//|     "pto.tpush"(%arg0, %0) <{split = 0 : i8}> {test.note} : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
