// Every shape of pto.set_flag_dyn.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%i: index) {
  pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %i]
  return
}

func.func @shape1(%i: index) {
  pto.set_flag_dyn ["PIPE_MTE2", #pto.pipe<PIPE_V>, %i]
  return
}

func.func @shape2() {
  %c7 = arith.constant 7 : index
  pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %c7]
  return
}

func.func @generic1(%arg0: index) {
  "pto.set_flag_dyn"(%arg0) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> : (index) -> ()
  "pto.set_flag_dyn"(%arg0) {dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>, test.note} : (index) -> ()
  return
}

func.func @generic2(%arg0: index) {
  "pto.set_flag_dyn"(%arg0) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_MTE2>}> : (index) -> ()
  "pto.set_flag_dyn"(%arg0) {dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_MTE2>, test.note} : (index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: index) {
//|     pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %arg0]
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.set_flag_dyn[<PIPE_MTE2>, <PIPE_V>, %arg0]
//|     return
//|   }
//|   func.func @shape2() {
//|     %c7 = arith.constant 7 : index
//|     pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %c7]
//|     return
//|   }
//|   func.func @generic1(%arg0: index) {
//|     pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %arg0]
//|     pto.set_flag_dyn[<PIPE_S>, <PIPE_V>, %arg0] {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: index) {
//|     pto.set_flag_dyn[<PIPE_MTE2>, <PIPE_V>, %arg0]
//|     pto.set_flag_dyn[<PIPE_MTE2>, <PIPE_V>, %arg0] {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: index):
//|     "pto.set_flag_dyn"(%arg3) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: index):
//|     "pto.set_flag_dyn"(%arg2) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_MTE2>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %0 = "arith.constant"() <{value = 7 : index}> : () -> index
//|     "pto.set_flag_dyn"(%0) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.set_flag_dyn"(%arg1) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> : (index) -> ()
//|     "pto.set_flag_dyn"(%arg1) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_S>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.set_flag_dyn"(%arg0) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_MTE2>}> : (index) -> ()
//|     "pto.set_flag_dyn"(%arg0) <{dst_pipe = #pto.pipe<PIPE_V>, src_pipe = #pto.pipe<PIPE_MTE2>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
