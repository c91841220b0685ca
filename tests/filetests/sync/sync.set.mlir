// Every shape of pto.sync.set.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.sync.set <PIPE_V>, 0
  return
}

func.func @shape1(%a: index) {
  pto.sync.set <PIPE_MTE3>, %a
  return
}

func.func @shape2() {
  pto.sync.set <PIPE_FIX>, 0 {ffts_mode = 0 : i32}
  return
}

func.func @shape3(%a: index) {
  pto.sync.set <PIPE_FIX>, %a {ffts_mode = 1 : i32}
  return
}

func.func @shape4() {
  pto.sync.set "PIPE_FIX", 15
  return
}

func.func @generic1() {
  "pto.sync.set"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.sync.set"() {event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.sync.set"() <{event_id = 15 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
  "pto.sync.set"() {event_id = 15 : i32, pipe = #pto.pipe<PIPE_FIX>, test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.sync.set <PIPE_V>, 0
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.sync.set <PIPE_MTE3>, %arg0
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.sync.set <PIPE_FIX>, 0 {ffts_mode = 0 : i32}
//|     return
//|   }
//|   func.func @shape3(%arg0: index) {
//|     pto.sync.set <PIPE_FIX>, %arg0 {ffts_mode = 1 : i32}
//|     return
//|   }
//|   func.func @shape4() {
//|     pto.sync.set <PIPE_FIX>, 15
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.sync.set <PIPE_V>, 0
//|     pto.sync.set <PIPE_V>, 0 {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.sync.set <PIPE_FIX>, 15
//|     pto.sync.set <PIPE_FIX>, 15 {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.sync.set"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.sync.set"(%arg1) <{pipe = #pto.pipe<PIPE_MTE3>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.sync.set"() <{event_id = 0 : i32, ffts_mode = 0 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.sync.set"(%arg0) <{ffts_mode = 1 : i32, pipe = #pto.pipe<PIPE_FIX>}> : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape4"}> ({
//|     "pto.sync.set"() <{event_id = 15 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.sync.set"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.sync.set"() <{event_id = 0 : i32, pipe = #pto.pipe<PIPE_V>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.sync.set"() <{event_id = 15 : i32, pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "pto.sync.set"() <{event_id = 15 : i32, pipe = #pto.pipe<PIPE_FIX>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
