// Every shape of pto.initialize_l2g2l_pipe.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%v: !pto.tensor_view<16x16xf32>) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 0} (%v : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  return
}

func.func @shape1(%b: !pto.ptr<f32, gm>, %c: i32) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 32768, slot_num = 8, local_slot_num = 2} (%b : !pto.ptr<f32, gm>, %c : i32) -> !pto.pipe
  return
}

func.func @shape2(%b: memref<256xf32, #pto.address_space<gm>>, %c: i32) {
  %a = pto.initialize_l2g2l_pipe {
    dir_mask = 1,
    slot_size = 1024,
    slot_num = 8,
    local_slot_num = 8,
    flag_base = 0
  }(%b : memref<256xf32, #pto.address_space<gm>>, %c : i32) -> !pto.pipe
  return
}

func.func @shape3(%b: !pto.ptr<f32, gm>, %c: i32, %d: i32) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, local_slot_num = 2, flag_base = 6, nosplit = false} (%b : !pto.ptr<f32, gm>, %c : i32, %d : i32) -> !pto.pipe
  return
}

func.func @shape4(%v: !pto.tensor_view<16x16xf32>) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%v : !pto.tensor_view<16x16xf32>) {acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>} -> !pto.pipe
  return
}

func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) {
  %0 = "pto.initialize_l2g2l_pipe"(%arg0) <{dir_mask = 1 : i8, flag_base = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
  %again = "pto.initialize_l2g2l_pipe"(%arg0) {dir_mask = 1 : i8, flag_base = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32, test.note} : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: i32) {
  %0 = "pto.initialize_l2g2l_pipe"(%arg0, %arg1) <{dir_mask = 1 : i8, local_slot_num = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 32768 : i32}> : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
  %again = "pto.initialize_l2g2l_pipe"(%arg0, %arg1) {dir_mask = 1 : i8, local_slot_num = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 32768 : i32, test.note} : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 0} (%arg0 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, gm>, %arg1: i32) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 32768, slot_num = 8, local_slot_num = 2} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) -> !pto.pipe
//|     return
//|   }
//|   func.func @shape2(%arg0: memref<256xf32, #pto.address_space<gm>>, %arg1: i32) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : memref<256xf32, #pto.address_space<gm>>, %arg1 : i32) -> !pto.pipe
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, gm>, %arg1: i32, %arg2: i32) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, local_slot_num = 2, flag_base = 6, nosplit = false} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32, %arg2 : i32) -> !pto.pipe
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tensor_view<16x16xf32>) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : !pto.tensor_view<16x16xf32>) {acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>} -> !pto.pipe
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 0} (%arg0 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     %1 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 0} (%arg0 : !pto.tensor_view<16x16xf32>) {test.note} -> !pto.pipe
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: i32) {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 32768, slot_num = 8, local_slot_num = 2} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) -> !pto.pipe
//|     %1 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 32768, slot_num = 8, local_slot_num = 2} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) {test.note} -> !pto.pipe
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.tensor_view<16x16xf32>):
//|     %8 = "pto.initialize_l2g2l_pipe"(%arg11) <{dir_mask = 1 : i8, flag_base = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, gm>, %arg10: i32):
//|     %7 = "pto.initialize_l2g2l_pipe"(%arg9, %arg10) <{dir_mask = 1 : i8, local_slot_num = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 32768 : i32}> : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<256xf32, #pto.address_space<gm>>, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: memref<256xf32, #pto.address_space<gm>>, %arg8: i32):
//|     %6 = "pto.initialize_l2g2l_pipe"(%arg7, %arg8) <{dir_mask = 1 : i8, flag_base = 0 : i32, local_slot_num = 8 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (memref<256xf32, #pto.address_space<gm>>, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, i32, i32) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, gm>, %arg5: i32, %arg6: i32):
//|     %5 = "pto.initialize_l2g2l_pipe"(%arg4, %arg5, %arg6) <{dir_mask = 3 : i8, flag_base = 6 : i32, local_slot_num = 2 : i32, nosplit = false, operandSegmentSizes = array<i32: 1, 1, 1>, slot_num = 4 : i32, slot_size = 1024 : i32}> : (!pto.ptr<f32, gm>, i32, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<16x16xf32>):
//|     %4 = "pto.initialize_l2g2l_pipe"(%arg3) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>, dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>):
//|     %2 = "pto.initialize_l2g2l_pipe"(%arg2) <{dir_mask = 1 : i8, flag_base = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     %3 = "pto.initialize_l2g2l_pipe"(%arg2) <{dir_mask = 1 : i8, flag_base = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> {test.note} : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: i32):
//|     %0 = "pto.initialize_l2g2l_pipe"(%arg0, %arg1) <{dir_mask = 1 : i8, local_slot_num = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 32768 : i32}> : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
//|     %1 = "pto.initialize_l2g2l_pipe"(%arg0, %arg1) <{dir_mask = 1 : i8, local_slot_num = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, slot_num = 8 : i32, slot_size = 32768 : i32}> {test.note} : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
