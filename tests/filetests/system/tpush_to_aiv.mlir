// Every shape of pto.tpush_to_aiv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%pg: !pto.tensor_view<16x16xf32>, %a: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  pto.tpush_to_aiv(%a : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
  return
}

func.func @shape1(%a: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) { split = 1}
  return
}

func.func @shape2(%a: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}

func.func @generic1(%pg: !pto.tensor_view<16x16xf32>, %arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  "pto.tpush_to_aiv"(%arg0) <{id = 0 : i32, split = 0 : i8}> : (!pto.tensor_view<16x16xf32>) -> ()
  "pto.tpush_to_aiv"(%arg0) {id = 0 : i32, split = 0 : i8, test.note} : (!pto.tensor_view<16x16xf32>) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  "pto.tpush_to_aiv"(%arg0) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
  "pto.tpush_to_aiv"(%arg0) {id = 0 : i32, split = 0 : i8, test.note} : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.tpush_to_aiv(%arg1 : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aiv(%arg0 : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) { split = 1}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aiv(%arg0 : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.tpush_to_aiv(%arg1 : !pto.tensor_view<16x16xf32>) {id = 0, split = 0}
//|     pto.tpush_to_aiv(%arg1 : !pto.tensor_view<16x16xf32>) {id = 0, split = 0} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     pto.tpush_to_aiv(%arg0 : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
//|     pto.tpush_to_aiv(%arg0 : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.tensor_view<16x16xf32>, %arg6: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg5) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.tpush_to_aiv"(%arg6) <{id = 0 : i32, split = 0 : i8}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%2, %2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aiv"(%arg4) <{split = 1 : i8}> : (!pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%1, %1) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aiv"(%arg3) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.tensor_view<16x16xf32>, %arg2: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg1) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.tpush_to_aiv"(%arg2) <{id = 0 : i32, split = 0 : i8}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.tpush_to_aiv"(%arg2) <{id = 0 : i32, split = 0 : i8}> {test.note} : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "pto.tpush_to_aiv"(%arg0) <{id = 0 : i32, split = 0 : i8}> : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tpush_to_aiv"(%arg0) <{id = 0 : i32, split = 0 : i8}> {test.note} : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
