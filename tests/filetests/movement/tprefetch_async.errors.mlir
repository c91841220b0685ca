// Each rule of pto.tprefetch_async, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.partition_tensor_view<2x64xf32>, %c: !pto.prefetch_async_context) {
    %a = pto.tprefetch_async(%b, %c : !pto.partition_tensor_view<2x64xf32>, !pto.prefetch_async_context) -> !pto.async_event
    return
  }

  func.func @error1(%b: !pto.partition_tensor_view<0xf32>, %c: !pto.prefetch_async_context) {
    %a = pto.tprefetch_async(%b, %c : !pto.partition_tensor_view<0xf32>, !pto.prefetch_async_context) -> !pto.async_event
    return
  }
}

// run 1: exit 1
// stderr:
//| tprefetch_async.errors.mlir:6:30: error[PTO0951]: expected one line of static length in `src`, found !pto.partition_tensor_view<2x64xf32>
//| tprefetch_async.errors.mlir:11:30: error[PTO0412]: extent 0 of dimension 0 of `src` is not positive
