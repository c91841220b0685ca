// Every shape of pto.comm.wait_async_event.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.async_event, %c: !pto.async_session) {
    %a = pto.comm.wait_async_event(%b, %c : !pto.async_event, !pto.async_session) -> i1
    return
  }

  func.func @generic(%arg0: !pto.async_event, %arg1: !pto.async_session) {
    %0 = "pto.comm.wait_async_event"(%arg0, %arg1) : (!pto.async_event, !pto.async_session) -> i1
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.async_event, %arg1: !pto.async_session) {
//|     %0 = pto.comm.wait_async_event(%arg0, %arg1 : !pto.async_event, !pto.async_session) -> i1
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.async_event, %arg1: !pto.async_session) {
//|     %0 = pto.comm.wait_async_event(%arg0, %arg1 : !pto.async_event, !pto.async_session) -> i1
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.async_event, !pto.async_session) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.async_event, %arg3: !pto.async_session):
//|     %1 = "pto.comm.wait_async_event"(%arg2, %arg3) : (!pto.async_event, !pto.async_session) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.async_event, !pto.async_session) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.async_event, %arg1: !pto.async_session):
//|     %0 = "pto.comm.wait_async_event"(%arg0, %arg1) : (!pto.async_event, !pto.async_session) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
