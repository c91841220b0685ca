// Each rule of pto.get_prefetch_async_session, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.async_session) {
    %a = pto.get_prefetch_async_session %b : !pto.async_session -> !pto.async_session
    return
  }
}

// run 1: exit 1
// stderr:
//| get_prefetch_async_session.errors.mlir:6:41: error[PTO0203]: pto.get_prefetch_async_session expects a context of asynchronous prefetches as operand 'ctx', found !pto.async_session
