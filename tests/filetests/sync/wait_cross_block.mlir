// Every shape of pto.wait_cross_block.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.wait_cross_block <PIPE_FIX>, 0
  return
}

func.func @shape1(%i: index) {
  pto.wait_cross_block <PIPE_V>, %i
  return
}

func.func @shape2() {
  pto.wait_cross_block #pto.pipe<PIPE_MTE3>, 15
  return
}

func.func @generic1() {
  "pto.wait_cross_block"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
  "pto.wait_cross_block"() {event_id = 0 : i32, pipe = #pto.pipe<PIPE_FIX>, test.note} : () -> ()
  return
}

func.func @generic2(%arg0: index) {
  "pto.wait_cross_block"(%arg0) <{pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
  "pto.wait_cross_block"(%arg0) {pipe = #pto.pipe<PIPE_V>, test.note} : (index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.wait_cross_block <PIPE_FIX>, 0
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.wait_cross_block <PIPE_V>, %arg0
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.wait_cross_block <PIPE_MTE3>, 15
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.wait_cross_block <PIPE_FIX>, 0
//|     pto.wait_cross_block <PIPE_FIX>, 0 {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: index) {
//|     pto.wait_cross_block <PIPE_V>, %arg0
//|     pto.wait_cross_block <PIPE_V>, %arg0 {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.wait_cross_block"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.wait_cross_block"(%arg1) <{pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.wait_cross_block"() <{event_id = 15 : i32, pipe = #pto.pipe<PIPE_MTE3>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.wait_cross_block"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "pto.wait_cross_block"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_FIX>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.wait_cross_block"(%arg0) <{pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "pto.wait_cross_block"(%arg0) <{pipe = #pto.pipe<PIPE_V>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
