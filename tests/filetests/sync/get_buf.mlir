// Every shape of pto.get_buf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.get_buf "PIPE_V", 0, 0
  return
}

func.func @shape1() {
  pto.get_buf "PIPE_MTE2", 0, 0
  return
}

func.func @shape2() {
  pto.get_buf[#pto.sync_op_type<TVEC>, 0, 0]
  return
}

func.func @shape3() {
  pto.get_buf[#pto.pipe_event_type<TVEC>, 0, 0]
  return
}

func.func @shape4() {
  pto.get_buf <PIPE_M>, 3, 1
  return
}

func.func @shape5() {
  pto.get_buf #pto.pipe<PIPE_MTE1>, 31, 0 {test.note}
  return
}

// The mode is optional.
func.func @modes() {
  pto.get_buf "PIPE_V", 7
  pto.get_buf[#pto.sync_op_type<TVEC>, 8]
  pto.get_buf <PIPE_M>, 9
  return
}

func.func @generic1() {
  "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.get_buf"() {buf_id = 1 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_V>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.get_buf"() <{buf_id = 31 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE1>}> {test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.get_buf "PIPE_V", 0, 0
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.get_buf "PIPE_MTE2", 0, 0
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.get_buf[#pto.sync_op_type<TVEC>, 0, 0]
//|     return
//|   }
//|   func.func @shape3() {
//|     pto.get_buf[#pto.pipe_event_type<TVEC>, 0, 0]
//|     return
//|   }
//|   func.func @shape4() {
//|     pto.get_buf "PIPE_M", 3, 1
//|     return
//|   }
//|   func.func @shape5() {
//|     pto.get_buf "PIPE_MTE1", 31, 0 {test.note}
//|     return
//|   }
//|   func.func @modes() {
//|     pto.get_buf "PIPE_V", 7, 0
//|     pto.get_buf[#pto.sync_op_type<TVEC>, 8, 0]
//|     pto.get_buf "PIPE_M", 9, 0
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.get_buf "PIPE_V", 0, 0
//|     pto.get_buf "PIPE_V", 1, 0 {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.get_buf "PIPE_MTE1", 31, 0 {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.sync_op_type<TVEC>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.pipe_event_type<TVEC>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape4"}> ({
//|     "pto.get_buf"() <{buf_id = 3 : i32, mode = 1 : i32, op_type = #pto.pipe<PIPE_M>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape5"}> ({
//|     "pto.get_buf"() <{buf_id = 31 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE1>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "modes"}> ({
//|     "pto.get_buf"() <{buf_id = 7 : i32, op_type = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.get_buf"() <{buf_id = 8 : i32, op_type = #pto.sync_op_type<TVEC>}> : () -> ()
//|     "pto.get_buf"() <{buf_id = 9 : i32, op_type = #pto.pipe<PIPE_M>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.get_buf"() <{buf_id = 0 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.get_buf"() <{buf_id = 1 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.get_buf"() <{buf_id = 31 : i32, mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE1>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
