// Every shape of pto.record_event.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  pto.record_event[#pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>]
  return
}

func.func @shape1() {
  pto.record_event[#pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TVEC>, <EVENT_ID0>]
  return
}

func.func @shape2() {
  pto.record_event ["TLOAD", "TVEC", "EVENT_ID7"]
  return
}

func.func @shape3() {
  pto.record_event [<TLOAD>, <TVEC>, #pto.event<EVENT_ID1>]
  return
}

func.func @generic1() {
  "pto.record_event"() <{dst_op = #pto.sync_op_type<TLOAD>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.sync_op_type<TMATMUL>}> : () -> ()
  "pto.record_event"() {dst_op = #pto.sync_op_type<TLOAD>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.sync_op_type<TMATMUL>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.record_event"() <{dst_op = #pto.pipe_event_type<TVEC>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.pipe_event_type<TLOAD>}> : () -> ()
  "pto.record_event"() {dst_op = #pto.pipe_event_type<TVEC>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.pipe_event_type<TLOAD>, test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     pto.record_event[#pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.record_event[#pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TVEC>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.record_event[#pto.sync_op_type<TLOAD>, #pto.sync_op_type<TVEC>, <EVENT_ID7>]
//|     return
//|   }
//|   func.func @shape3() {
//|     pto.record_event[#pto.sync_op_type<TLOAD>, #pto.sync_op_type<TVEC>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.record_event[#pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>]
//|     pto.record_event[#pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>] {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.record_event[#pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TVEC>, <EVENT_ID0>]
//|     pto.record_event[#pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TVEC>, <EVENT_ID0>] {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.record_event"() <{dst_op = #pto.sync_op_type<TLOAD>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.sync_op_type<TMATMUL>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.record_event"() <{dst_op = #pto.pipe_event_type<TVEC>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.pipe_event_type<TLOAD>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.record_event"() <{dst_op = #pto.sync_op_type<TVEC>, event_id = #pto.event<EVENT_ID7>, src_op = #pto.sync_op_type<TLOAD>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     "pto.record_event"() <{dst_op = #pto.sync_op_type<TVEC>, event_id = #pto.event<EVENT_ID1>, src_op = #pto.sync_op_type<TLOAD>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.record_event"() <{dst_op = #pto.sync_op_type<TLOAD>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.sync_op_type<TMATMUL>}> : () -> ()
//|     "pto.record_event"() <{dst_op = #pto.sync_op_type<TLOAD>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.sync_op_type<TMATMUL>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.record_event"() <{dst_op = #pto.pipe_event_type<TVEC>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.pipe_event_type<TLOAD>}> : () -> ()
//|     "pto.record_event"() <{dst_op = #pto.pipe_event_type<TVEC>, event_id = #pto.event<EVENT_ID0>, src_op = #pto.pipe_event_type<TLOAD>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
