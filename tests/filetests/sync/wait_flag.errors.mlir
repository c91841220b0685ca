// Pipes and events of pto.wait_flag outside of their domains, missing, or of the wrong kind.
// RUN: %s --split-input-file --diagnostics=short

func.func @domains() {
  pto.wait_flag[<PIPE_X>, <PIPE_S>, <EVENT_ID0>]
  pto.wait_flag[<PIPE_V>, "PIPE_Y", <EVENT_ID0>]
  pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID8>]
  pto.wait_flag[<A>, <B>, <C>]
  pto.wait_flag[11, -1, 8]
  pto.wait_flag[#pto.pipe<NONE>, #pto.event<EVENT_ID0>, #pto.pipe<PIPE_S>]
  pto.wait_flag[true, 1.0, "EVENT_ID"]
  return
}

// -----

func.func @two() {
  pto.wait_flag[<PIPE_V>, <PIPE_S>]
  return
}

// -----

func.func @open() {
  pto.wait_flag[<PIPE_V, <PIPE_S>, <EVENT_ID0>]
  return
}

// -----

func.func @generic(%i: index) {
  "pto.wait_flag"() : () -> ()
  "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, src_pipe = #pto.pipe<PIPE_V>}> : () -> ()
  "pto.wait_flag"() {dst_pipe = "PIPE_Q", event_id = 3 : i32, src_pipe = unit} : () -> ()
  "pto.wait_flag"(%i) {dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>} : (index) -> ()
  "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_S>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_V>, pipe = 1}> : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| wait_flag.errors.mlir:5:18: error[PTO0601]: unknown pipe 'PIPE_X'
//| wait_flag.errors.mlir:6:27: error[PTO0601]: unknown pipe 'PIPE_Y'
//| wait_flag.errors.mlir:7:38: error[PTO0602]: unknown event 'EVENT_ID8', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| wait_flag.errors.mlir:8:18: error[PTO0601]: unknown pipe 'A', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:8:23: error[PTO0601]: unknown pipe 'B', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:8:28: error[PTO0602]: unknown event 'C', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| wait_flag.errors.mlir:9:17: error[PTO0207]: attribute 'src_pipe' of pto.wait_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found 11 : i64
//| wait_flag.errors.mlir:9:21: error[PTO0207]: attribute 'dst_pipe' of pto.wait_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found -1 : i64
//| wait_flag.errors.mlir:9:25: error[PTO0207]: attribute 'event_id' of pto.wait_flag expects event (EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7), found 8 : i64
//| wait_flag.errors.mlir:10:27: error[PTO0601]: unknown pipe 'NONE', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:10:34: error[PTO0207]: attribute 'dst_pipe' of pto.wait_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found #pto.event<EVENT_ID0>
//| wait_flag.errors.mlir:10:57: error[PTO0207]: attribute 'event_id' of pto.wait_flag expects event (EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7), found #pto.pipe<PIPE_S>
//| wait_flag.errors.mlir:11:17: error[PTO0601]: unknown pipe 'true', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:11:23: error[PTO0207]: attribute 'dst_pipe' of pto.wait_flag expects pipe (PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX), found 1.000000e+00 : f64
//| wait_flag.errors.mlir:11:28: error[PTO0602]: unknown event 'EVENT_ID', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| wait_flag.errors.mlir:18:35: error[PTO0005]: expected ',', found ']'
//| wait_flag.errors.mlir:25:24: error[PTO0005]: expected '>'
//| wait_flag.errors.mlir:32:3: error[PTO0205]: pto.wait_flag expects attribute 'dst_pipe', PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:32:3: error[PTO0205]: pto.wait_flag expects attribute 'event_id', EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| wait_flag.errors.mlir:32:3: error[PTO0205]: pto.wait_flag expects attribute 'src_pipe', PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| wait_flag.errors.mlir:33:3: error[PTO0205]: pto.wait_flag expects attribute 'event_id', EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| wait_flag.errors.mlir:34:22: error[PTO0207]: pto.wait_flag expects PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX as attribute 'dst_pipe', found "PIPE_Q"
//| wait_flag.errors.mlir:34:43: error[PTO0207]: pto.wait_flag expects EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7 as attribute 'event_id', found 3 : i32
//| wait_flag.errors.mlir:34:63: error[PTO0207]: pto.wait_flag expects PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX as attribute 'src_pipe', found unit
//| wait_flag.errors.mlir:35:3: error[PTO0202]: pto.wait_flag expects no operands, found 1
//| wait_flag.errors.mlir:36:117: error[PTO0206]: pto.wait_flag has no inherent attribute 'pipe', only dst_pipe, event_id, src_pipe
