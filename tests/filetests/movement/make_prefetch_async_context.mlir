// Every shape of pto.make_prefetch_async_context.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.ptr<i8, gm>) {
    %a = pto.make_prefetch_async_context(%b : !pto.ptr<i8, gm>) -> !pto.prefetch_async_context
    return
  }

  func.func @generic(%arg0: !pto.ptr<i8, gm>) {
    %0 = "pto.make_prefetch_async_context"(%arg0) : (!pto.ptr<i8, gm>) -> !pto.prefetch_async_context
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, gm>) {
//|     %0 = pto.make_prefetch_async_context(%arg0 : !pto.ptr<i8, gm>) -> !pto.prefetch_async_context
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i8, gm>) {
//|     %0 = pto.make_prefetch_async_context(%arg0 : !pto.ptr<i8, gm>) -> !pto.prefetch_async_context
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.ptr<i8, gm>):
//|     %1 = "pto.make_prefetch_async_context"(%arg1) : (!pto.ptr<i8, gm>) -> !pto.prefetch_async_context
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, gm>):
//|     %0 = "pto.make_prefetch_async_context"(%arg0) : (!pto.ptr<i8, gm>) -> !pto.prefetch_async_context
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
