// Every shape of pto.comm.tput_async.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.partition_tensor_view<128xf32>, %c: !pto.partition_tensor_view<128xf32>, %d: !pto.async_session) {
    %a = pto.comm.tput_async(%b, %c, %d : !pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x1x64xf32>, %b: !pto.partition_tensor_view<1x1x64xf32>, %s: !pto.async_session) {
    %e = pto.comm.tput_async(%a, %b, %s : !pto.partition_tensor_view<1x1x64xf32>, !pto.partition_tensor_view<1x1x64xf32>, !pto.async_session) -> !pto.async_event
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.partition_tensor_view<128xf32>, %arg2: !pto.async_session) {
    %0 = "pto.comm.tput_async"(%arg0, %arg1, %arg2) : (!pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.partition_tensor_view<128xf32>, %arg2: !pto.async_session) {
//|     %0 = pto.comm.tput_async(%arg0, %arg1, %arg2 : !pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x1x64xf32>, %arg1: !pto.partition_tensor_view<1x1x64xf32>, %arg2: !pto.async_session) {
//|     %0 = pto.comm.tput_async(%arg0, %arg1, %arg2 : !pto.partition_tensor_view<1x1x64xf32>, !pto.partition_tensor_view<1x1x64xf32>, !pto.async_session) -> !pto.async_event
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.partition_tensor_view<128xf32>, %arg2: !pto.async_session) {
//|     %0 = pto.comm.tput_async(%arg0, %arg1, %arg2 : !pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<128xf32>, %arg7: !pto.partition_tensor_view<128xf32>, %arg8: !pto.async_session):
//|     %2 = "pto.comm.tput_async"(%arg6, %arg7, %arg8) : (!pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1x64xf32>, !pto.partition_tensor_view<1x1x64xf32>, !pto.async_session) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<1x1x64xf32>, %arg4: !pto.partition_tensor_view<1x1x64xf32>, %arg5: !pto.async_session):
//|     %1 = "pto.comm.tput_async"(%arg3, %arg4, %arg5) : (!pto.partition_tensor_view<1x1x64xf32>, !pto.partition_tensor_view<1x1x64xf32>, !pto.async_session) -> !pto.async_event
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.partition_tensor_view<128xf32>, %arg2: !pto.async_session):
//|     %0 = "pto.comm.tput_async"(%arg0, %arg1, %arg2) : (!pto.partition_tensor_view<128xf32>, !pto.partition_tensor_view<128xf32>, !pto.async_session) -> !pto.async_event
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
