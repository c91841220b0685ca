// Each rule of pto.store_scalar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i64) {
  pto.store_scalar %v, %p[%i] : !pto.ptr<i32, gm>, i64
  return
}

// run 1: exit 1
// stderr:
//| store_scalar.errors.mlir:5:20: error[PTO0439]: expected i32, the element type of `ptr`, found i64 in `value`
