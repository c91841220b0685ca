// Handles of asynchronous transfers.
// RUN: %s
// RUN: %s --mlir-print-op-generic

func.func private @handles(!pto.async_session, !pto.async_event, !pto.prefetch_async_context) -> !pto.async_event

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @handles(!pto.async_session, !pto.async_event, !pto.prefetch_async_context) -> !pto.async_event
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.async_session, !pto.async_event, !pto.prefetch_async_context) -> !pto.async_event, sym_name = "handles", sym_visibility = "private"}> ({
//|   }) : () -> ()
//| }) : () -> ()
