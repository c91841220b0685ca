// Every shape of pto.store_scalar.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i32) {
  pto.store_scalar %v, %p[%i] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %v, %p[%i] {note} : <i32, gm>, i32
  "pto.store_scalar"(%p, %i, %v) : (!pto.ptr<i32, gm>, index, i32) -> ()
  return
}
