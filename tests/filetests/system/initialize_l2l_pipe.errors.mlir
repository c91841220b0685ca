// Errors of pto.initialize_l2l_pipe.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%b: i32) {
  %a = pto.initialize_l2l_pipe{dir_mask = 4, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%b: i32) {
  %a = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%b: i32) {
  %a = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, slot_num = 8} (%b : i32) -> !pto.pipe
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @parts(%b: i32) {
    %a = pto.initialize_l2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
    %c = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%b : i32, %b : i32) -> !pto.pipe
    %d = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 15} (%b : i32) -> !pto.pipe
    return
  }
}

// run 1: exit 1
// stderr:
//| initialize_l2l_pipe.errors.mlir:6:43: error[PTO0207]: attribute 'dir_mask' of pto.initialize_l2l_pipe expects an i8 from 1 to 3, found 4 : i8
//| initialize_l2l_pipe.errors.mlir:24:78: error[PTO0111]: 'slot_num' is given twice
//| initialize_l2l_pipe.errors.mlir:33:34: error[PTO0916]: `dir_mask` 3 needs `peer_local_addr`
//| initialize_l2l_pipe.errors.mlir:34:34: error[PTO0916]: `dir_mask` 1 has no use for `peer_local_addr`
//| initialize_l2l_pipe.errors.mlir:35:80: error[PTO0916]: attribute `flag_base` is 15, but the pipe takes 2 of 16 flags
