// Every shape of pto.aic_initialize_pipe.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %a : !pto.tensor_view<16x16xf32>)
  return
}

func.func @shape1(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape2(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32768, slot_num = 2}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape3(%a: i32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024, nosplit = true}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %b : i32)
  return
}

func.func @shape4(%a: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = false}(c2v_consumer_buf = %a : i32, v2c_consumer_buf = %a : i32)
  return
}

func.func @shape5(%a: !pto.tensor_view<16x16xf32>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 3, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %a : !pto.tensor_view<16x16xf32>, c2v_consumer_buf = %b : i32)
  return
}

func.func @shape6(%a: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %pb = arith.constant 0 : i32
  pto.aic_initialize_pipe {slot_size = 1024, dir_mask = 1}(gm_slot_buffer = %a : !pto.ptr<f32, gm>, c2v_consumer_buf = %pb : i32)
  return
}

func.func @shape7(%b: i32, %a: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>}(c2v_consumer_buf = %b : i32, v2c_consumer_buf = %a : i32)
  return
}

func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  "pto.aic_initialize_pipe"(%arg0) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
  "pto.aic_initialize_pipe"(%arg0) {dir_mask = 1 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32, test.note} : (!pto.tensor_view<16x16xf32>) -> ()
  return
}

func.func @generic2(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  "pto.aic_initialize_pipe"(%arg0, %arg1) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>, dir_mask = 1 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 512 : i32}> : (i32, i32) -> ()
  "pto.aic_initialize_pipe"(%arg0, %arg1) {acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>, dir_mask = 1 : i8, id = 1 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 512 : i32, test.note} : (i32, i32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape2(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32768, slot_num = 2}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape3(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024, nosplit = true}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape4(%arg0: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = false}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg0 : i32)
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tensor_view<16x16xf32>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 3, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>, c2v_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_buffer = %arg0 : !pto.ptr<f32, gm>, c2v_consumer_buf = %c0_i32 : i32)
//|     return
//|   }
//|   func.func @shape7(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: i32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32)
//|     pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>}(c2v_consumer_buf = %arg0 : i32, v2c_consumer_buf = %arg1 : i32) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg15) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg13: i32, %arg14: i32):
//|     "pto.aic_initialize_pipe"(%arg13, %arg14) <{dir_mask = 3 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg11: i32, %arg12: i32):
//|     "pto.aic_initialize_pipe"(%arg11, %arg12) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_num = 2 : i32, slot_size = 32768 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg9: i32, %arg10: i32):
//|     "pto.aic_initialize_pipe"(%arg9, %arg10) <{dir_mask = 3 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg8: i32):
//|     "pto.aic_initialize_pipe"(%arg8, %arg8) <{dir_mask = 1 : i8, id = 0 : i32, nosplit = false, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 1024 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, i32) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg6: !pto.tensor_view<16x16xf32>, %arg7: i32):
//|     "pto.aic_initialize_pipe"(%arg6, %arg7) <{dir_mask = 1 : i8, id = 3 : i32, operandSegmentSizes = array<i32: 0, 1, 1, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, gm>):
//|     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//|     "pto.aic_initialize_pipe"(%arg5, %0) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 1, 0>, slot_size = 1024 : i32}> : (!pto.ptr<f32, gm>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32):
//|     "pto.aic_initialize_pipe"(%arg3, %arg4) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>, dir_mask = 1 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 512 : i32}> : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg2) <{dir_mask = 1 : i8, id = 0 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     "pto.aic_initialize_pipe"(%arg2) <{dir_mask = 1 : i8, id = 1 : i32, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> {test.note} : (!pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32):
//|     "pto.aic_initialize_pipe"(%arg0, %arg1) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>, dir_mask = 1 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 512 : i32}> : (i32, i32) -> ()
//|     "pto.aic_initialize_pipe"(%arg0, %arg1) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = normal_relu>, dir_mask = 1 : i8, id = 1 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 1>, slot_size = 512 : i32}> {test.note} : (i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
