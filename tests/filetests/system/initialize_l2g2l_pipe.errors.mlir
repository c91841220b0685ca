// Errors of pto.initialize_l2g2l_pipe.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%u: !pto.ptr<f32, ub>, %g: !pto.ptr<f32, gm>, %c: i32) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%u : !pto.ptr<f32, ub>) -> !pto.pipe
  %b = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 2, local_slot_num = 3} (%g : !pto.ptr<f32, gm>) -> !pto.pipe
  %d = "pto.initialize_l2g2l_pipe"(%g, %c) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 1>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.ptr<f32, gm>, i32) -> !pto.pipe
  %e = pto.initialize_l2g2l_pipe{dir_mask = 0, slot_size = 0, slot_num = 0} (%g : !pto.ptr<f32, gm>) -> !pto.pipe
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%g: !pto.ptr<f32, gm>) {
  %a = pto.initialize_l2g2l_pipe{dir_mask = 1} (%g : !pto.ptr<f32, gm>) -> !pto.pipe
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @parts(%g: !pto.ptr<f32, gm>, %b: i32) {
    %a = pto.initialize_l2g2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 8} (%g : !pto.ptr<f32, gm>, %b : i32) -> !pto.pipe
    %c = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 2} (%g : !pto.ptr<f32, gm>) -> !pto.pipe
    return
  }
}

// run 1: exit 1
// stderr:
//| initialize_l2g2l_pipe.errors.mlir:6:81: error[PTO0801]: expected `gm_addr` in gm, found ub
//| initialize_l2g2l_pipe.errors.mlir:7:80: error[PTO0901]: attribute `local_slot_num` is 3, expected at most 2, the value of `slot_num`
//| initialize_l2g2l_pipe.errors.mlir:7:80: error[PTO0916]: attribute `local_slot_num` is given without `local_addr`
//| initialize_l2g2l_pipe.errors.mlir:8:40: error[PTO0805]: `peer_local_addr` is given without `local_addr`
//| initialize_l2g2l_pipe.errors.mlir:9:45: error[PTO0207]: attribute 'dir_mask' of pto.initialize_l2g2l_pipe expects an i8 from 1 to 3, found 0 : i8
//| initialize_l2g2l_pipe.errors.mlir:9:60: error[PTO0207]: attribute 'slot_size' of pto.initialize_l2g2l_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| initialize_l2g2l_pipe.errors.mlir:9:74: error[PTO0207]: attribute 'slot_num' of pto.initialize_l2g2l_pipe expects an i32 from 1 to 2147483647, found 0 : i32
//| initialize_l2g2l_pipe.errors.mlir:18:8: error[PTO0205]: pto.initialize_l2g2l_pipe expects attribute 'slot_num', an i32 from 1 to 2147483647
//| initialize_l2g2l_pipe.errors.mlir:18:8: error[PTO0205]: pto.initialize_l2g2l_pipe expects attribute 'slot_size', an i32 from 1 to 2147483647
//| initialize_l2g2l_pipe.errors.mlir:27:36: error[PTO0916]: `dir_mask` 3 needs `peer_local_addr`
//| initialize_l2g2l_pipe.errors.mlir:28:82: error[PTO0916]: attribute `local_slot_num` is given without `local_addr`
