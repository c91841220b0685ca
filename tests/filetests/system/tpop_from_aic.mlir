// Every shape of pto.tpop_from_aic.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aic { split = 1} -> !pto.tile_buf<vec, 8x64xf32>
  return
}

func.func @shape1(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @shape2() attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  return
}

func.func @shape3(%b: i64) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aic { split = 1} aiv_subblockid(%b) -> !pto.tile_buf<vec, 8x16xf32>
  return
}

func.func @shape4(%b: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aic(%b, %b) { split = 0} -> !pto.tile_buf<vec, 16x16xf32, valid=?x?>
  return
}

func.func @shape5(%b: index, %c: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %a = pto.tpop_from_aic(%b, %c) { split = 2} -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  return
}

func.func @generic1() attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %0 = "pto.tpop_from_aic"() <{operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8}> : () -> !pto.tile_buf<vec, 8x64xf32>
  %again = "pto.tpop_from_aic"() {operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8, test.note} : () -> !pto.tile_buf<vec, 8x64xf32>
  return
}

func.func @generic2(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
  %pb = arith.constant 0 : i32
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %pb : i32, v2c_consumer_buf = %pb : i32)
  %0 = "pto.tpop_from_aic"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %again = "pto.tpop_from_aic"(%arg0, %arg1) {operandSegmentSizes = array<i32: 1, 1, 0>, split = 2 : i8, test.note} : (index, index) -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic { split = 1} -> !pto.tile_buf<vec, 8x64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.tileop.helper} {
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @shape2() attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
//|     return
//|   }
//|   func.func @shape3(%arg0: i64) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic { split = 1} aiv_subblockid(%arg0) -> !pto.tile_buf<vec, 8x16xf32>
//|     return
//|   }
//|   func.func @shape4(%arg0: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic(%arg0, %arg0) { split = 0} -> !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     return
//|   }
//|   func.func @shape5(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic(%arg0, %arg1) { split = 2} -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     return
//|   }
//|   func.func @generic1() attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic { split = 1} -> !pto.tile_buf<vec, 8x64xf32>
//|     %1 = pto.tpop_from_aic { split = 1} {test.note} -> !pto.tile_buf<vec, 8x64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: index, %arg1: index) attributes {pto.tileop.helper} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %c0_i32 : i32, v2c_consumer_buf = %c0_i32 : i32)
//|     %0 = pto.tpop_from_aic(%arg0, %arg1) { split = 2} -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %1 = pto.tpop_from_aic(%arg0, %arg1) { split = 2} {test.note} -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %15 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%15, %15) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %16 = "pto.tpop_from_aic"() <{operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8}> : () -> !pto.tile_buf<vec, 8x64xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tensor_view<16x16xf32>):
//|     "pto.aiv_initialize_pipe"(%arg6) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %14 = "pto.tpop_from_aic"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 0>, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%12, %12) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %13 = "pto.tpop_from_aic"() <{id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8}> : () -> !pto.tile_buf<vec, 8x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: i64):
//|     %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%10, %10) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %11 = "pto.tpop_from_aic"(%arg5) <{operandSegmentSizes = array<i32: 0, 0, 1>, split = 1 : i8}> : (i64) -> !pto.tile_buf<vec, 8x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg4: index):
//|     %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%8, %8) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %9 = "pto.tpop_from_aic"(%arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0>, split = 0 : i8}> : (index, index) -> !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg2: index, %arg3: index):
//|     %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%6, %6) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %7 = "pto.tpop_from_aic"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%3, %3) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %4 = "pto.tpop_from_aic"() <{operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8}> : () -> !pto.tile_buf<vec, 8x64xf32>
//|     %5 = "pto.tpop_from_aic"() <{operandSegmentSizes = array<i32: 0, 0, 0>, split = 1 : i8}> {test.note} : () -> !pto.tile_buf<vec, 8x64xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index, %arg1: index):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aiv_initialize_pipe"(%0, %0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     %1 = "pto.tpop_from_aic"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, split = 2 : i8}> : (index, index) -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %2 = "pto.tpop_from_aic"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, split = 2 : i8}> {test.note} : (index, index) -> !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     "func.return"() : () -> ()
//|   }) {pto.tileop.helper} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
