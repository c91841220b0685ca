// Every shape of pto.get_prefetch_async_session.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.prefetch_async_context) {
    %a = pto.get_prefetch_async_session %b : !pto.prefetch_async_context -> !pto.async_session
    return
  }

  func.func @generic(%arg0: !pto.prefetch_async_context) {
    %0 = "pto.get_prefetch_async_session"(%arg0) : (!pto.prefetch_async_context) -> !pto.async_session
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.prefetch_async_context) {
//|     %0 = pto.get_prefetch_async_session %arg0 : !pto.prefetch_async_context -> !pto.async_session
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.prefetch_async_context) {
//|     %0 = pto.get_prefetch_async_session %arg0 : !pto.prefetch_async_context -> !pto.async_session
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.prefetch_async_context) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.prefetch_async_context):
//|     %1 = "pto.get_prefetch_async_session"(%arg1) : (!pto.prefetch_async_context) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.prefetch_async_context) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.prefetch_async_context):
//|     %0 = "pto.get_prefetch_async_session"(%arg0) : (!pto.prefetch_async_context) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
