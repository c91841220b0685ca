// Every shape of pto.talloc_to_aiv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @shape1() {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.talloc_to_aiv { split = 1} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @generic1() {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %0 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
  %again = "pto.talloc_to_aiv"() {id = 0 : i32, split = 0 : i8, test.note} : () -> !pto.tensor_view<16x16xf32>
  return
}

func.func @generic2() {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %0 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
  %again = "pto.talloc_to_aiv"() {split = 1 : i8, test.note} : () -> !pto.tensor_view<16x16xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @shape1() {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.talloc_to_aiv{ split = 1} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @generic1() {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     %1 = pto.talloc_to_aiv{id = 0, split = 0} {test.note} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @generic2() {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.talloc_to_aiv{ split = 1} -> !pto.tensor_view<16x16xf32>
//|     %1 = pto.talloc_to_aiv{ split = 1} {test.note} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%8, %8) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %9 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%6, %6) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %7 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%3, %3) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %4 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     %5 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> {test.note} : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %1 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     %2 = "pto.talloc_to_aiv"() <{split = 1 : i8}> {test.note} : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
