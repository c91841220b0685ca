// Each rule of pto.comm.wait_async_event, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.async_session, %c: !pto.async_session) {
    %a = pto.comm.wait_async_event(%b, %c : !pto.async_session, !pto.async_session) -> i1
    return
  }

  func.func @error1(%b: !pto.async_event, %c: !pto.async_event) {
    %a = pto.comm.wait_async_event(%b, %c : !pto.async_event, !pto.async_event) -> i1
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.wait_async_event.errors.mlir:6:36: error[PTO0203]: pto.comm.wait_async_event expects an asynchronous event as operand 'event', found !pto.async_session
//| comm.wait_async_event.errors.mlir:11:40: error[PTO0203]: pto.comm.wait_async_event expects an asynchronous session as operand 'session', found !pto.async_event
