// Every shape of pto.initialize_l2l_pipe.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: i32) {
  %a = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
  return
}

func.func @shape1(%b: i32, %c: i32) {
  %a = pto.initialize_l2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, flag_base = 2, nosplit = true} (%b : i32, %c : i32) -> !pto.pipe
  return
}

func.func @generic1(%arg0: i32) {
  %0 = "pto.initialize_l2l_pipe"(%arg0) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
  %again = "pto.initialize_l2l_pipe"(%arg0) {dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32, test.note} : (i32) -> !pto.pipe
  return
}

func.func @generic2(%arg0: i32, %arg1: i32) {
  %0 = "pto.initialize_l2l_pipe"(%arg0, %arg1) <{dir_mask = 3 : i8, flag_base = 2 : i32, nosplit = true, slot_num = 4 : i32, slot_size = 1024 : i32}> : (i32, i32) -> !pto.pipe
  %again = "pto.initialize_l2l_pipe"(%arg0, %arg1) {dir_mask = 3 : i8, flag_base = 2 : i32, nosplit = true, slot_num = 4 : i32, slot_size = 1024 : i32, test.note} : (i32, i32) -> !pto.pipe
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i32) {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : i32) -> !pto.pipe
//|     return
//|   }
//|   func.func @shape1(%arg0: i32, %arg1: i32) {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, flag_base = 2, nosplit = true} (%arg0 : i32, %arg1 : i32) -> !pto.pipe
//|     return
//|   }
//|   func.func @generic1(%arg0: i32) {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : i32) -> !pto.pipe
//|     %1 = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg0 : i32) {test.note} -> !pto.pipe
//|     return
//|   }
//|   func.func @generic2(%arg0: i32, %arg1: i32) {
//|     %0 = pto.initialize_l2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, flag_base = 2, nosplit = true} (%arg0 : i32, %arg1 : i32) -> !pto.pipe
//|     %1 = pto.initialize_l2l_pipe{dir_mask = 3, slot_size = 1024, slot_num = 4, flag_base = 2, nosplit = true} (%arg0 : i32, %arg1 : i32) {test.note} -> !pto.pipe
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: i32):
//|     %5 = "pto.initialize_l2l_pipe"(%arg5) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32):
//|     %4 = "pto.initialize_l2l_pipe"(%arg3, %arg4) <{dir_mask = 3 : i8, flag_base = 2 : i32, nosplit = true, slot_num = 4 : i32, slot_size = 1024 : i32}> : (i32, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: i32):
//|     %2 = "pto.initialize_l2l_pipe"(%arg2) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> : (i32) -> !pto.pipe
//|     %3 = "pto.initialize_l2l_pipe"(%arg2) <{dir_mask = 1 : i8, slot_num = 8 : i32, slot_size = 1024 : i32}> {test.note} : (i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32):
//|     %0 = "pto.initialize_l2l_pipe"(%arg0, %arg1) <{dir_mask = 3 : i8, flag_base = 2 : i32, nosplit = true, slot_num = 4 : i32, slot_size = 1024 : i32}> : (i32, i32) -> !pto.pipe
//|     %1 = "pto.initialize_l2l_pipe"(%arg0, %arg1) <{dir_mask = 3 : i8, flag_base = 2 : i32, nosplit = true, slot_num = 4 : i32, slot_size = 1024 : i32}> {test.note} : (i32, i32) -> !pto.pipe
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
