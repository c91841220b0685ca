// Every shape of pto.sync.wait.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.sync.wait <PIPE_V>, 0
  return
}

func.func @shape1(%a: index) {
  pto.sync.wait <PIPE_V>, %a
  return
}

func.func @shape2() {
  pto.sync.wait <PIPE_V>, 2 {ffts_mode = 2 : i32}
  return
}

func.func @shape3(%a: index) {
  pto.sync.wait <PIPE_MTE3>, %a {ffts_mode = 1 : i32}
  return
}

func.func @generic1() {
  "pto.sync.wait"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.sync.wait"() {event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>, test.note} : () -> ()
  return
}

func.func @generic2(%arg0: index) {
  "pto.sync.wait"(%arg0) <{ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_MTE3>}> : (index) -> ()
  "pto.sync.wait"(%arg0) {ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_MTE3>, test.note} : (index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.sync.wait <PIPE_V>, 0
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.sync.wait <PIPE_V>, %arg0
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.sync.wait <PIPE_V>, 2 {ffts_mode = 2 : i32}
//|     return
//|   }
//|   func.func @shape3(%arg0: index) {
//|     pto.sync.wait <PIPE_MTE3>, %arg0 {ffts_mode = 1 : i32}
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.sync.wait <PIPE_V>, 0
//|     pto.sync.wait <PIPE_V>, 0 {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: index) {
//|     pto.sync.wait <PIPE_MTE3>, %arg0 {ffts_mode = 1 : i32}
//|     pto.sync.wait <PIPE_MTE3>, %arg0 {ffts_mode = 1 : i32, test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.sync.wait"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: index):
//|     "pto.sync.wait"(%arg2) <{pipe = #pto.pipe<PIPE_V>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.sync.wait"() <{event_id = 2 : i32, ffts_mode = 2 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.sync.wait"(%arg1) <{ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_MTE3>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.sync.wait"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.sync.wait"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.sync.wait"(%arg0) <{ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_MTE3>}> : (index) -> ()
//|     "pto.sync.wait"(%arg0) <{ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_MTE3>}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
