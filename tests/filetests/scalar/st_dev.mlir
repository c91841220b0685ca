// Every shape of pto.st_dev.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i32) {
  pto.st_dev %v, %p[%i] : !pto.ptr<i32, gm>, i32
  pto.st_dev %v, %p[%i] {note} : !pto.ptr<i32, gm>, i32
  "pto.st_dev"(%v, %p, %i) : (i32, !pto.ptr<i32, gm>, index) -> ()
  return
}
