// Every shape of pto.aiv_initialize_pipe.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %a : !pto.tensor_view<16x16xf32>)
  return
}

func.func @shape1(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape2(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32768, slot_num = 2}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape3(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024, nosplit = true}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape4(%a: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = false}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %a : i32)
  return
}

func.func @shape5(%a: !pto.tensor_view<16x16xf32>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {id = 3, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %a : !pto.tensor_view<16x16xf32>, c2v_consumer_buf = %b : i32)
  return
}

func.func @shape6() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 8}(v2c_consumer_buf = %pb : i32)
  return
}

func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  "pto.aiv_initialize_pipe"(%arg0) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
  "pto.aiv_initialize_pipe"(%arg0) {dir_mask = 1 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32, test.note} : (!pto.tensor_view<16x16xf32>) -> ()
  return
}

func.func @generic2() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pb = arith.constant 0 : i32
  "pto.aiv_initialize_pipe"(%pb) <{dir_mask = 2 : i8, operandSegmentSizes = array<i32: 0, 0, 0, 1>, slot_size = 8 : i32}> : (i32) -> ()
  "pto.aiv_initialize_pipe"(%pb) {dir_mask = 2 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0, 1>, slot_size = 8 : i32, test.note} : (i32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape2(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32768, slot_num = 2}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape3(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024, nosplit = true}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape4(%arg0: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = false}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg0 : i32)
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tensor_view<16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 3, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>, c2v_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape6() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 8}(v2c_consumer_buf = %c0_i32 : i32)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic2() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 8}(v2c_consumer_buf = %c0_i32 : i32)
//|     pto.aiv_initialize_pipe {id = 1, dir_mask = 2, slot_size = 8}(v2c_consumer_buf = %c0_i32 : i32) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.tensor_view<16x16xf32>):
//|     "pto.aiv_initialize_pipe"(%arg10) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: i32, %arg9: i32):
//|     "pto.aiv_initialize_pipe"(%arg8, %arg9) <{dir_mask = 3 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: i32, %arg7: i32):
//|     "pto.aiv_initialize_pipe"(%arg6, %arg7) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_num = 2 : i32, slot_size = 32768 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: i32, %arg5: i32):
//|     "pto.aiv_initialize_pipe"(%arg4, %arg5) <{dir_mask = 3 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: i32):
//|     "pto.aiv_initialize_pipe"(%arg3, %arg3) <{dir_mask = 1 : i8, id = 0 : i32, nosplit = false, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, i32) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg1: !pto.tensor_view<16x16xf32>, %arg2: i32):
//|     "pto.aiv_initialize_pipe"(%arg1, %arg2) <{dir_mask = 1 : i8, id = 3 : i32, operandSegmentSizes = array<i32: 0, 1, 1, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape6"}> ({
//|     %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%1) <{dir_mask = 2 : i8, operandSegmentSizes = array<i32: 0, 0, 0, 1>, slot_size = 8 : i32}> : (i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<16x16xf32>):
//|     "pto.aiv_initialize_pipe"(%arg0) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.aiv_initialize_pipe"(%arg0) <{dir_mask = 1 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> {test.note} : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%0) <{dir_mask = 2 : i8, operandSegmentSizes = array<i32: 0, 0, 0, 1>, slot_size = 8 : i32}> : (i32) -> ()
//|     "pto.aiv_initialize_pipe"(%0) <{dir_mask = 2 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0, 1>, slot_size = 8 : i32}> {test.note} : (i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<vector>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
