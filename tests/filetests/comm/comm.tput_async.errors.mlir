// Each rule of pto.comm.tput_async, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf16>, %s: !pto.async_session) {
    %e = pto.comm.tput_async(%a, %b, %s : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf16>, !pto.async_session) -> !pto.async_event
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<2x32xf32>, %b: !pto.partition_tensor_view<64xf32>, %s: !pto.async_session) {
    %e = pto.comm.tput_async(%a, %b, %s : !pto.partition_tensor_view<2x32xf32>, !pto.partition_tensor_view<64xf32>, !pto.async_session) -> !pto.async_event
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<?xf32>, %s: !pto.async_session) {
    %e = pto.comm.tput_async(%a, %b, %s : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<?xf32>, !pto.async_session) -> !pto.async_event
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @extents(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x32xf32>, %s: !pto.async_session) {
    %e = pto.comm.tput_async(%a, %b, %s : !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.async_session) -> !pto.async_event
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.tput_async.errors.mlir:6:34: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `src`
//| comm.tput_async.errors.mlir:11:30: error[PTO0951]: expected one line of static length in `dst`, found !pto.partition_tensor_view<2x32xf32>
//| comm.tput_async.errors.mlir:11:30: error[PTO0953]: expected extents 64x in `dst` as in `src`, found 2x32x
//| comm.tput_async.errors.mlir:16:30: error[PTO0953]: expected extents ?x in `dst` as in `src`, found 64x
//| comm.tput_async.errors.mlir:16:34: error[PTO0951]: expected one line of static length in `src`, found !pto.partition_tensor_view<?xf32>
//| comm.tput_async.errors.mlir:25:30: error[PTO0953]: expected extents 1x32x in `dst` as in `src`, found 1x64x
