// Errors of pto.record_event.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.record_event[#pto.sync_op_type<TADD>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>]
  pto.record_event[#pto.pipe<PIPE_V>, #pto.sync_op_type<TLOAD>, <EVENT_ID0>]
  pto.record_event[#pto.sync_op_type<TVEC>, #pto.sync_op_type<TLOAD>, <EVENT_ID8>]
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.record_event["TLOAD", "TVEC"]
  return
}
}

// run 1: exit 1
// stderr:
//| record_event.errors.mlir:6:38: error[PTO0122]: unknown sync op type 'TADD', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| record_event.errors.mlir:7:20: error[PTO0207]: attribute 'src_op' of pto.record_event expects a case of sync_op_type or pipe_event_type, found #pto.pipe<PIPE_V>
//| record_event.errors.mlir:8:72: error[PTO0602]: unknown event 'EVENT_ID8', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| record_event.errors.mlir:17:35: error[PTO0005]: expected ',', found ']'
