// Each rule of pto.st_dev, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i64) {
  pto.st_dev %v, %p[%i] : !pto.ptr<i32, gm>, i64
  return
}

// run 1: exit 1
// stderr:
//| st_dev.errors.mlir:5:14: error[PTO0439]: expected i32, the element type of `ptr`, found i64 in `value`
