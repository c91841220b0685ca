// Every shape of pto.set_quant_vector.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%t: !pto.tile_buf<scaling, 1x32xf16>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  pto.set_quant_vector(%t : !pto.tile_buf<scaling, 1x32xf16>) {id = 1}
  return
}

func.func @generic1(%arg0: !pto.tile_buf<scaling, 1x32xf16>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xf16>) -> ()
  "pto.set_quant_vector"(%arg0) {id = 1 : i32, test.note} : (!pto.tile_buf<scaling, 1x32xf16>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<scaling, 1x32xf16>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>}(c2v_consumer_buf = %arg1 : i32)
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xf16>) {id = 1}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<scaling, 1x32xf16>, %arg1: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>}(c2v_consumer_buf = %arg1 : i32)
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xf16>) {id = 1}
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xf16>) {id = 1} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<scaling, 1x32xf16>, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<scaling, 1x32xf16>, %arg3: i32):
//|     "pto.aic_initialize_pipe"(%arg3) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>, dir_mask = 1 : i8, id = 1 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 0>, slot_size = 512 : i32}> : (i32) -> ()
//|     "pto.set_quant_vector"(%arg2) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<scaling, 1x32xf16>, i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<scaling, 1x32xf16>, %arg1: i32):
//|     "pto.aic_initialize_pipe"(%arg1) <{acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>, dir_mask = 1 : i8, id = 1 : i32, nosplit = true, operandSegmentSizes = array<i32: 0, 0, 1, 0>, slot_size = 512 : i32}> : (i32) -> ()
//|     "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xf16>) -> ()
//|     "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> {test.note} : (!pto.tile_buf<scaling, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
