// Each rule of pto.store, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i64) {
  pto.store %v, %p[%i] : !pto.ptr<i32, gm>, i64
  return
}

// A value that is not an element.
func.func @streams(%p: !pto.ptr<i32, gm>, %i: index, %v: !pto.align) {
  "pto.store"(%p, %i, %v) : (!pto.ptr<i32, gm>, index, !pto.align) -> ()
  return
}

// run 1: exit 1
// stderr:
//| store.errors.mlir:5:13: error[PTO0439]: expected i32, the element type of `ptr`, found i64 in `value`
//| store.errors.mlir:11:23: error[PTO0439]: expected i32, the element type of `ptr`, found !pto.align in `value`
