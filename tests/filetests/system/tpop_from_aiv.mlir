// Every shape of pto.tpop_from_aiv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.tpop_from_aiv {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @shape1() attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aiv {id = 0, split = 1} -> !pto.tile_buf<mat, 16x16xf16>
  return
}

func.func @shape2() attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aiv { split = 0} -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
  return
}

func.func @shape3(%b: index, %c: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aiv(%b, %c) { split = 2} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
  return
}

func.func @shape4(%b: index, %c: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aiv(%b, %c) {id = 0, split = 2} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
  return
}

func.func @generic1(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %0 = "pto.tpop_from_aiv"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
  %again = "pto.tpop_from_aiv"() {id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8, test.note} : () -> !pto.tensor_view<16x16xf32>
  return
}

func.func @generic2(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %0 = "pto.tpop_from_aiv"(%arg0, %arg1) <{id = 0 : i32, operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
  %again = "pto.tpop_from_aiv"(%arg0, %arg1) {id = 0 : i32, operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8, test.note} : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.tpop_from_aiv {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @shape1() attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aiv {id = 0, split = 1} -> !pto.tile_buf<mat, 16x16xf16>
//|     return
//|   }
//|   func.func @shape2() attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aiv { split = 0} -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
//|     return
//|   }
//|   func.func @shape3(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aiv(%arg0, %arg1) { split = 2} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     return
//|   }
//|   func.func @shape4(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aiv(%arg0, %arg1) {id = 0, split = 2} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.tpop_from_aiv {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     %1 = pto.tpop_from_aiv {id = 0, split = 0} {test.note} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aiv(%arg0, %arg1) {id = 0, split = 2} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     %1 = pto.tpop_from_aiv(%arg0, %arg1) {id = 0, split = 2} {test.note} -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg7) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %13 = "pto.tpop_from_aiv"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%11, %11) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %12 = "pto.tpop_from_aiv"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 1 : i8}> : () -> !pto.tile_buf<mat, 16x16xf16>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%9, %9) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %10 = "pto.tpop_from_aiv"() <{operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8}> : () -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: index, %arg6: index):
//|     %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%7, %7) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %8 = "pto.tpop_from_aiv"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: index, %arg4: index):
//|     %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%5, %5) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %6 = "pto.tpop_from_aiv"(%arg3, %arg4) <{id = 0 : i32, operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %3 = "pto.tpop_from_aiv"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     %4 = "pto.tpop_from_aiv"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0>, split = 0 : i8}> {test.note} : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index, %arg1: index):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %1 = "pto.tpop_from_aiv"(%arg0, %arg1) <{id = 0 : i32, operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     %2 = "pto.tpop_from_aiv"(%arg0, %arg1) <{id = 0 : i32, operandSegmentSizes = array<i32: 1, 1>, split = 2 : i8}> {test.note} : (index, index) -> !pto.tile_buf<mat, 16x64xf32, valid=?x?, blayout=col_major, slayout=row_major>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
