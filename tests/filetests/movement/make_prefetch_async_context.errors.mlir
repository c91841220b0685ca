// Each rule of pto.make_prefetch_async_context, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.ptr<i8, ub>) {
    %a = pto.make_prefetch_async_context(%b : !pto.ptr<i8, ub>) -> !pto.prefetch_async_context
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @elements(%w: !pto.ptr<i32, gm>) {
    %c = pto.make_prefetch_async_context(%w : !pto.ptr<i32, gm>) -> !pto.prefetch_async_context
    return
  }
}

// run 1: exit 1
// stderr:
//| make_prefetch_async_context.errors.mlir:6:42: error[PTO0801]: expected `workspace` in gm, found ub
//| make_prefetch_async_context.errors.mlir:15:42: error[PTO0807]: expected i8 in `workspace`, found i32
