// Every shape of pto.store.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i32) {
  pto.store %v, %p[%i] : !pto.ptr<i32, gm>, i32
  pto.store %v, %p[%i] {note} : !pto.ptr<i32, gm>, i32
  "pto.store"(%p, %i, %v) : (!pto.ptr<i32, gm>, index, i32) -> ()
  return
}
