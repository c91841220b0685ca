// Every shape of pto.wait_flag: pipes and events as bare words, in brackets, as strings, as attributes, as numbers.
// RUN: %s
// RUN: %s --mlir-print-op-generic

func.func @spellings() {
  pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
  pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
  pto.set_flag[PIPE_M, PIPE_FIX, EVENT_ID2]
  pto.wait_flag[PIPE_M, PIPE_FIX, EVENT_ID2]
  pto.set_flag[#pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE3>, #pto.event<EVENT_ID3>]
  pto.wait_flag[#pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE3>, #pto.event<EVENT_ID3>]
  pto.set_flag[#pto<pipe PIPE_ALL>, #pto<pipe PIPE_V2>, #pto<event EVENT_ID4>]
  pto.wait_flag[#pto<pipe PIPE_ALL>, #pto<pipe PIPE_V2>, #pto<event EVENT_ID4>]
  pto.set_flag[<pipe_mte4>, "pipe_mte5", event_id5]
  pto.wait_flag[<pipe_mte4>, "pipe_mte5", event_id5]
  pto.set_flag[7, 9 : i32, 7]
  pto.wait_flag[7, 9 : i32, 7]
  pto.set_flag [ <PIPE_V> , <PIPE_S> , <EVENT_ID6> ]
  pto.wait_flag [ <PIPE_V> , <PIPE_S> , <EVENT_ID6> ] {test.note}
  return
}

func.func @generic() {
  "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.set_flag"() {dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>} : () -> ()
  "pto.wait_flag"() {dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>, test.note} : () -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @spellings() {
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID2>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID2>]
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_MTE3>, <EVENT_ID3>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_MTE3>, <EVENT_ID3>]
//|     pto.set_flag[<PIPE_ALL>, <PIPE_V2>, <EVENT_ID4>]
//|     pto.wait_flag[<PIPE_ALL>, <PIPE_V2>, <EVENT_ID4>]
//|     pto.set_flag[<PIPE_MTE4>, <PIPE_MTE5>, <EVENT_ID5>]
//|     pto.wait_flag[<PIPE_MTE4>, <PIPE_MTE5>, <EVENT_ID5>]
//|     pto.set_flag[<PIPE_MTE4>, <PIPE_V2>, <EVENT_ID7>]
//|     pto.wait_flag[<PIPE_MTE4>, <PIPE_V2>, <EVENT_ID7>]
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID6>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID6>] {test.note}
//|     return
//|   }
//|   func.func @generic() {
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>] {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "spellings"}> ({
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_V>, event_id = #pto.event<EVENT_ID1>, src_pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_V>, event_id = #pto.event<EVENT_ID1>, src_pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_FIX>, event_id = #pto.event<EVENT_ID2>, src_pipe = #pto.pipe<PIPE_M>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_FIX>, event_id = #pto.event<EVENT_ID2>, src_pipe = #pto.pipe<PIPE_M>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_MTE3>, event_id = #pto.event<EVENT_ID3>, src_pipe = #pto.pipe<PIPE_MTE1>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_MTE3>, event_id = #pto.event<EVENT_ID3>, src_pipe = #pto.pipe<PIPE_MTE1>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_V2>, event_id = #pto.event<EVENT_ID4>, src_pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_V2>, event_id = #pto.event<EVENT_ID4>, src_pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_MTE5>, event_id = #pto.event<EVENT_ID5>, src_pipe = #pto.pipe<PIPE_MTE4>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_MTE5>, event_id = #pto.event<EVENT_ID5>, src_pipe = #pto.pipe<PIPE_MTE4>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_V2>, event_id = #pto.event<EVENT_ID7>, src_pipe = #pto.pipe<PIPE_MTE4>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_V2>, event_id = #pto.event<EVENT_ID7>, src_pipe = #pto.pipe<PIPE_MTE4>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID6>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID6>, src_pipe = #pto.pipe<PIPE_V>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
