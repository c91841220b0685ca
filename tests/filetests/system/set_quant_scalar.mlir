// Every shape of pto.set_quant_scalar.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%s: f32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  pto.set_quant_scalar(%s : f32) {id = 0}
  return
}

func.func @shape1(%s: f32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 3, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  pto.set_quant_scalar(%s : f32) {id = 3} {test.note}
  return
}

func.func @generic1(%arg0: f32, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> : (f32) -> ()
  "pto.set_quant_scalar"(%arg0) {id = 0 : i32, test.note} : (f32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: f32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %arg1 : i32)
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0}
//|     return
//|   }
//|   func.func @shape1(%arg0: f32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 3, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %arg1 : i32)
//|     pto.set_quant_scalar(%arg0 : f32) {id = 3} {test.note}
//|     return
//|   }
//|   func.func @generic1(%arg0: f32, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %arg1 : i32)
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0}
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: f32, %arg5: i32):
//|     "pto.aic_initialize_pipe"(%arg5) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>, dir_mask = 1 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 0>, slot_size = 512 : i32}> : (i32) -> ()
//|     "pto.set_quant_scalar"(%arg4) <{id = 0 : i32}> : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: f32, %arg3: i32):
//|     "pto.aic_initialize_pipe"(%arg3) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>, dir_mask = 1 : i8, id = 3 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 0>, slot_size = 512 : i32}> : (i32) -> ()
//|     "pto.set_quant_scalar"(%arg2) <{id = 3 : i32}> {test.note} : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: f32, %arg1: i32):
//|     "pto.aic_initialize_pipe"(%arg1) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>, dir_mask = 1 : i8, id = 0 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 0>, slot_size = 512 : i32}> : (i32) -> ()
//|     "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> : (f32) -> ()
//|     "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> {test.note} : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
