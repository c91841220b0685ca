// Every shape of pto.tprefetch_async.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.partition_tensor_view<128xf32>, %c: !pto.prefetch_async_context) {
    %a = pto.tprefetch_async(%b, %c : !pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.prefetch_async_context) {
    %0 = "pto.tprefetch_async"(%arg0, %arg1) : (!pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.prefetch_async_context) {
//|     %0 = pto.tprefetch_async(%arg0, %arg1 : !pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.prefetch_async_context) {
//|     %0 = pto.tprefetch_async(%arg0, %arg1 : !pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<128xf32>, %arg3: !pto.prefetch_async_context):
//|     %1 = "pto.tprefetch_async"(%arg2, %arg3) : (!pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<128xf32>, %arg1: !pto.prefetch_async_context):
//|     %0 = "pto.tprefetch_async"(%arg0, %arg1) : (!pto.partition_tensor_view<128xf32>, !pto.prefetch_async_context) -> !pto.async_event
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
