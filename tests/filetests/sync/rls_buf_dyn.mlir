// Every shape of pto.rls_buf_dyn.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%i: index) {
  pto.rls_buf_dyn "PIPE_V", %i, 0
  return
}

func.func @shape1(%i: index) {
  pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %i, 1]
  return
}

func.func @shape2(%i: index) {
  pto.rls_buf_dyn[#pto.pipe_event_type<TLOAD>, %i, 0]
  return
}

func.func @shape3() {
  %c31 = arith.constant 31 : index
  pto.get_buf_dyn "PIPE_MTE2", %c31, 0
  pto.rls_buf_dyn "PIPE_MTE2", %c31, 0
  return
}

// The mode is optional.
func.func @modes(%i: index) {
  pto.get_buf_dyn "PIPE_V", %i
  pto.rls_buf_dyn "PIPE_V", %i
  pto.get_buf_dyn[#pto.sync_op_type<TVEC>, %i]
  pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %i]
  return
}

func.func @generic1(%arg0: index) {
  "pto.rls_buf_dyn"(%arg0) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.rls_buf_dyn"(%arg0) {mode = 0 : i32, op_type = #pto.pipe<PIPE_V>, test.note} : (index) -> ()
  return
}

func.func @generic2(%arg0: index) {
  "pto.rls_buf_dyn"(%arg0) <{mode = 1 : i32, op_type = #pto.sync_op_type<TVEC>}> : (index) -> ()
  "pto.rls_buf_dyn"(%arg0) {mode = 1 : i32, op_type = #pto.sync_op_type<TVEC>, test.note} : (index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: index) {
//|     pto.rls_buf_dyn "PIPE_V", %arg0, 0
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %arg0, 1]
//|     return
//|   }
//|   func.func @shape2(%arg0: index) {
//|     pto.rls_buf_dyn[#pto.pipe_event_type<TLOAD>, %arg0, 0]
//|     return
//|   }
//|   func.func @shape3() {
//|     %c31 = arith.constant 31 : index
//|     pto.get_buf_dyn "PIPE_MTE2", %c31, 0
//|     pto.rls_buf_dyn "PIPE_MTE2", %c31, 0
//|     return
//|   }
//|   func.func @modes(%arg0: index) {
//|     pto.get_buf_dyn "PIPE_V", %arg0, 0
//|     pto.rls_buf_dyn "PIPE_V", %arg0, 0
//|     pto.get_buf_dyn[#pto.sync_op_type<TVEC>, %arg0, 0]
//|     pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %arg0, 0]
//|     return
//|   }
//|   func.func @generic1(%arg0: index) {
//|     pto.rls_buf_dyn "PIPE_V", %arg0, 0
//|     pto.rls_buf_dyn "PIPE_V", %arg0, 0 {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: index) {
//|     pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %arg0, 1]
//|     pto.rls_buf_dyn[#pto.sync_op_type<TVEC>, %arg0, 1] {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: index):
//|     "pto.rls_buf_dyn"(%arg5) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: index):
//|     "pto.rls_buf_dyn"(%arg4) <{mode = 1 : i32, op_type = #pto.sync_op_type<TVEC>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: index):
//|     "pto.rls_buf_dyn"(%arg3) <{mode = 0 : i32, op_type = #pto.pipe_event_type<TLOAD>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     %0 = "arith.constant"() <{value = 31 : index}> : () -> index
//|     "pto.get_buf_dyn"(%0) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE2>}> : (index) -> ()
//|     "pto.rls_buf_dyn"(%0) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_MTE2>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "modes"}> ({
//|   ^bb0(%arg2: index):
//|     "pto.get_buf_dyn"(%arg2) <{op_type = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "pto.rls_buf_dyn"(%arg2) <{op_type = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "pto.get_buf_dyn"(%arg2) <{op_type = #pto.sync_op_type<TVEC>}> : (index) -> ()
//|     "pto.rls_buf_dyn"(%arg2) <{op_type = #pto.sync_op_type<TVEC>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.rls_buf_dyn"(%arg1) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "pto.rls_buf_dyn"(%arg1) <{mode = 0 : i32, op_type = #pto.pipe<PIPE_V>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.rls_buf_dyn"(%arg0) <{mode = 1 : i32, op_type = #pto.sync_op_type<TVEC>}> : (index) -> ()
//|     "pto.rls_buf_dyn"(%arg0) <{mode = 1 : i32, op_type = #pto.sync_op_type<TVEC>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
