// Pipes and events of pto.set_flag outside of their domains, missing, or of the wrong kind.
// RUN: %s --split-input-file --diagnostics=short

func.func @domains() {
  pto.set_flag[<PIPE_X>, <PIPE_S>, <EVENT_ID0>]
  pto.set_flag[<PIPE_V>, "PIPE_Y", <EVENT_ID0>]
  pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID8>]
  pto.set_flag[<A>, <B>, <C>]
  pto.set_flag[11, -1, 8]
  pto.set_flag[#pto.pipe<NONE>, #pto.event<EVENT_ID0>, #pto.pipe<PIPE_S>]
  pto.set_flag[true, 1.0, "EVENT_ID"]
  return
}

// -----

func.func @two() {
  pto.set_flag[<PIPE_V>, <PIPE_S>]
  return
}

// -----

func.func @open() {
  pto.set_flag[<PIPE_V, <PIPE_S>, <EVENT_ID0>]
  return
}

// -----

func.func @generic(%i: index) {
  "pto.set_flag"() : () -> ()
  "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.set_flag"() {dst_pipe = "PIPE_Q", event_id = 3 : i32, src_pipe = unit} : () -> ()
  "pto.set_flag"(%i) {dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>} : (index) -> ()
  "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>, pipe = 1}> : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| set_flag.errors.mlir:5:17: error[PTO0601]: unknown pipe 'PIPE_X'
//| set_flag.errors.mlir:6:26: error[PTO0601]: unknown pipe 'PIPE_Y'
//| set_flag.errors.mlir:7:37: error[PTO0602]: unknown event 'EVENT_ID8', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| set_flag.errors.mlir:8:17: error[PTO0601]: unknown pipe 'A', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:8:22: error[PTO0601]: unknown pipe 'B', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:8:27: error[PTO0602]: unknown event 'C', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| set_flag.errors.mlir:9:16: error[PTO0207]: attribute 'src_pipe' of pto.set_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found 11 : i64
//| set_flag.errors.mlir:9:20: error[PTO0207]: attribute 'dst_pipe' of pto.set_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found -1 : i64
//| set_flag.errors.mlir:9:24: error[PTO0207]: attribute 'event_id' of pto.set_flag expects event (EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7), found 8 : i64
//| set_flag.errors.mlir:10:26: error[PTO0601]: unknown pipe 'NONE', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:10:33: error[PTO0207]: attribute 'dst_pipe' of pto.set_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found #pto.event<EVENT_ID0>
//| set_flag.errors.mlir:10:56: error[PTO0207]: attribute 'event_id' of pto.set_flag expects event (EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7), found #pto.pipe<PIPE_S>
//| set_flag.errors.mlir:11:16: error[PTO0601]: unknown pipe 'true', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:11:22: error[PTO0207]: attribute 'dst_pipe' of pto.set_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found 1.000000e+00 : f64
//| set_flag.errors.mlir:11:27: error[PTO0602]: unknown event 'EVENT_ID', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| set_flag.errors.mlir:18:34: error[PTO0005]: expected ',', found ']'
//| set_flag.errors.mlir:25:23: error[PTO0005]: expected '>'
//| set_flag.errors.mlir:32:3: error[PTO0205]: pto.set_flag expects attribute 'dst_pipe', PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:32:3: error[PTO0205]: pto.set_flag expects attribute 'event_id', EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| set_flag.errors.mlir:32:3: error[PTO0205]: pto.set_flag expects attribute 'src_pipe', PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| set_flag.errors.mlir:33:3: error[PTO0205]: pto.set_flag expects attribute 'event_id', EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| set_flag.errors.mlir:34:21: error[PTO0207]: pto.set_flag expects PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX as attribute 'dst_pipe', found "PIPE_Q"
//| set_flag.errors.mlir:34:42: error[PTO0207]: pto.set_flag expects EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7 as attribute 'event_id', found 3 : i32
//| set_flag.errors.mlir:34:62: error[PTO0207]: pto.set_flag expects PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX as attribute 'src_pipe', found unit
//| set_flag.errors.mlir:35:3: error[PTO0202]: pto.set_flag expects no operands, found 1
//| set_flag.errors.mlir:36:116: error[PTO0206]: pto.set_flag has no inherent attribute 'pipe', only dst_pipe, event_id, src_pipe
