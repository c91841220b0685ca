// Errors of pto.aic_initialize_pipe.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @slots(%b: i32) {
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024, slot_num = 0}(c2v_consumer_buf = %b : i32)
  pto.aic_initialize_pipe {dir_mask = 4, slot_size = 0}(c2v_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @local(%b: i32) {
  pto.aic_initialize_pipe {dir_mask = 2, slot_size = 1024, slot_num = 2, local_slot_num = 3}(v2c_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @target(%b: i32) {
  pto.aic_initialize_pipe {dir_mask = 2, slot_size = 1024, local_slot_num = 1}(v2c_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @memory(%p: !pto.ptr<f32, gm>, %u: !pto.ptr<f32, ub>, %t: !pto.tensor_view<16xf32>) {
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(gm_slot_buffer = %u : !pto.ptr<f32, ub>)
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(gm_slot_buffer = %p : !pto.ptr<f32, gm>, gm_slot_tensor = %t : !pto.tensor_view<16xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @keys(%b: i32) {
  pto.aic_initialize_pipe {dir_mask = 1, dir_mask = 1, slot_size = 1}()
  return
}
func.func @unknown() {
  pto.aic_initialize_pipe {size = 1}()
  return
}
func.func @missing() {
  pto.aic_initialize_pipe {}()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @consumers(%b: i32, %v: !pto.tensor_view<16x16xf32>) {
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(v2c_consumer_buf = %b : i32)
    pto.aic_initialize_pipe {id = 1, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    pto.aic_initialize_pipe {id = 2, dir_mask = 2, slot_size = 1024}(gm_slot_tensor = %v : !pto.tensor_view<16x16xf32>, v2c_consumer_buf = %b : i32)
    pto.aic_initialize_pipe {id = 3, dir_mask = 2, slot_size = 1024, local_slot_num = 2}(gm_slot_tensor = %v : !pto.tensor_view<16x16xf32>)
    pto.aic_initialize_pipe {id = 4, dir_mask = 2, slot_size = 4096}(gm_slot_tensor = %v : !pto.tensor_view<16x16xf32>)
    pto.aic_initialize_pipe {id = 5, dir_mask = 1, slot_size = 1024, local_slot_num = 9}(c2v_consumer_buf = %b : i32)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
// What converts accumulators goes one way, and whole.
func.func @case(%b: i32) {
  pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, nosplit = false, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  pto.aic_initialize_pipe {id = 2, dir_mask = 1, slot_size = 512, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  return
}
}

// run 1: exit 1
// stderr:
//| aic_initialize_pipe.errors.mlir:6:71: error[PTO0207]: attribute 'slot_num' of pto.aic_initialize_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| aic_initialize_pipe.errors.mlir:7:39: error[PTO0207]: attribute 'dir_mask' of pto.aic_initialize_pipe expects an i8 from 1 to 3, found 4 : i8
//| aic_initialize_pipe.errors.mlir:7:54: error[PTO0207]: attribute 'slot_size' of pto.aic_initialize_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| aic_initialize_pipe.errors.mlir:16:74: error[PTO0901]: attribute `local_slot_num` is 3, expected at most 2, the value of `slot_num`
//| aic_initialize_pipe.errors.mlir:25:60: error[PTO0317]: attribute `local_slot_num` is not available on a5
//| aic_initialize_pipe.errors.mlir:34:28: error[PTO0916]: `dir_mask` 1 needs `c2v_consumer_buf`
//| aic_initialize_pipe.errors.mlir:34:77: error[PTO0801]: expected `gm_slot_buffer` in gm, found ub
//| aic_initialize_pipe.errors.mlir:35:118: error[PTO0415]: `gm_slot_buffer` and `gm_slot_tensor` exclude each other
//| aic_initialize_pipe.errors.mlir:35:118: error[PTO0916]: `gm_slot_tensor` has 64 bytes, expected 1024 as `slot_size`, or half
//| aic_initialize_pipe.errors.mlir:44:42: error[PTO0111]: 'dir_mask' is given twice
//| aic_initialize_pipe.errors.mlir:48:28: error[PTO0005]: expected '}', found 'size'
//| aic_initialize_pipe.errors.mlir:52:3: error[PTO0205]: pto.aic_initialize_pipe expects attribute 'dir_mask', an i8 from 1 to 3
//| aic_initialize_pipe.errors.mlir:52:3: error[PTO0205]: pto.aic_initialize_pipe expects attribute 'slot_size', an i32 from 1 to 2147483647
//| aic_initialize_pipe.errors.mlir:61:38: error[PTO0916]: `dir_mask` 1 needs `c2v_consumer_buf`
//| aic_initialize_pipe.errors.mlir:62:38: error[PTO0916]: `dir_mask` 3 needs `v2c_consumer_buf`
//| aic_initialize_pipe.errors.mlir:63:5: error[PTO0916]: beside `gm_slot_tensor` only `c2v_consumer_buf` is given, for `dir_mask` 1
//| aic_initialize_pipe.errors.mlir:64:70: error[PTO0916]: attribute `local_slot_num` is given without a buffer of a consumer
//| aic_initialize_pipe.errors.mlir:65:87: error[PTO0916]: `gm_slot_tensor` has 1024 bytes, expected 4096 as `slot_size`, or half
//| aic_initialize_pipe.errors.mlir:66:70: error[PTO0916]: attribute `local_slot_num` is 9, expected at most 8, the slots of this pipe
//| aic_initialize_pipe.errors.mlir:76:36: error[PTO0343]: expected 1 as `dir_mask` of a pipe that converts accumulators
//| aic_initialize_pipe.errors.mlir:77:67: error[PTO0343]: expected `nosplit` to be true for a pipe that converts accumulators
//| aic_initialize_pipe.errors.mlir:78:3: error[PTO0343]: expected `nosplit` to be true for a pipe that converts accumulators
