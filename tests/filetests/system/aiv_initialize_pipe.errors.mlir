// Errors of pto.aiv_initialize_pipe.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @slots(%b: i32) {
  pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 1024, slot_num = 0}(c2v_consumer_buf = %b : i32)
  pto.aiv_initialize_pipe {dir_mask = 4, slot_size = 0}(c2v_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @local(%b: i32) {
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024, slot_num = 2, local_slot_num = 3}(c2v_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @target(%b: i32) {
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024, local_slot_num = 1}(c2v_consumer_buf = %b : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @memory(%p: !pto.ptr<f32, gm>, %u: !pto.ptr<f32, ub>, %t: !pto.tensor_view<16xf32>) {
  pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 1024}(gm_slot_buffer = %u : !pto.ptr<f32, ub>)
  pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 1024}(gm_slot_buffer = %p : !pto.ptr<f32, gm>, gm_slot_tensor = %t : !pto.tensor_view<16xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @keys(%b: i32) {
  pto.aiv_initialize_pipe {dir_mask = 1, dir_mask = 1, slot_size = 1}()
  return
}
func.func @unknown() {
  pto.aiv_initialize_pipe {size = 1}()
  return
}
func.func @missing() {
  pto.aiv_initialize_pipe {}()
  return
}
}

// run 1: exit 1
// stderr:
//| aiv_initialize_pipe.errors.mlir:6:71: error[PTO0207]: attribute 'slot_num' of pto.aiv_initialize_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| aiv_initialize_pipe.errors.mlir:7:39: error[PTO0207]: attribute 'dir_mask' of pto.aiv_initialize_pipe expects an i8 from 1 to 3, found 4 : i8
//| aiv_initialize_pipe.errors.mlir:7:54: error[PTO0207]: attribute 'slot_size' of pto.aiv_initialize_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| aiv_initialize_pipe.errors.mlir:16:74: error[PTO0901]: attribute `local_slot_num` is 3, expected at most 2, the value of `slot_num`
//| aiv_initialize_pipe.errors.mlir:25:60: error[PTO0317]: attribute `local_slot_num` is not available on a5
//| aiv_initialize_pipe.errors.mlir:34:77: error[PTO0801]: expected `gm_slot_buffer` in gm, found ub
//| aiv_initialize_pipe.errors.mlir:35:118: error[PTO0415]: `gm_slot_buffer` and `gm_slot_tensor` exclude each other
//| aiv_initialize_pipe.errors.mlir:44:42: error[PTO0111]: 'dir_mask' is given twice
//| aiv_initialize_pipe.errors.mlir:48:28: error[PTO0005]: expected '}'
//| aiv_initialize_pipe.errors.mlir:52:3: error[PTO0205]: pto.aiv_initialize_pipe expects attribute 'dir_mask', an i8 from 1 to 3
//| aiv_initialize_pipe.errors.mlir:52:3: error[PTO0205]: pto.aiv_initialize_pipe expects attribute 'slot_size', an i32 from 1 to 2147483647
