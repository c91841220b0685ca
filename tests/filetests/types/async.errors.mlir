// Handles have no parameters, and one does not stand for another.
// RUN: %s --split-input-file --diagnostics=short

func.func private @parameters(!pto.async_session<4>)

// -----

func.func @other(%p: !pto.partition_tensor_view<64xf32>, %e: !pto.async_event) {
  %r = pto.comm.tput_async(%p, %p, %e : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.async_event) -> !pto.async_event
  return
}

// run 1: exit 1
// stderr:
//| async.errors.mlir:4:49: error[PTO0124]: async_session takes no parameters
//| async.errors.mlir:9:36: error[PTO0203]: pto.comm.tput_async expects an asynchronous session as operand 'session', found !pto.async_event
