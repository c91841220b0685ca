// Each rule of pto.store_scalar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i64) {
  pto.store_scalar %v, %p[%i] : !pto.ptr<i32, gm>, i64
  return
}
