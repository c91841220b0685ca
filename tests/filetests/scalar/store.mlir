// Every shape of pto.store.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i32) {
  pto.store %v, %p[%i] : !pto.ptr<i32, gm>, i32
  pto.store %v, %p[%i] {test.note} : !pto.ptr<i32, gm>, i32
  "pto.store"(%p, %i, %v) : (!pto.ptr<i32, gm>, index, i32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @stores(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: i32) {
//|     pto.store %arg2, %arg0[%arg1] : !pto.ptr<i32, gm>, i32
//|     pto.store %arg2, %arg0[%arg1] {test.note} : !pto.ptr<i32, gm>, i32
//|     pto.store %arg2, %arg0[%arg1] : !pto.ptr<i32, gm>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, index, i32) -> (), sym_name = "stores"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: i32):
//|     "pto.store"(%arg0, %arg1, %arg2) : (!pto.ptr<i32, gm>, index, i32) -> ()
//|     "pto.store"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<i32, gm>, index, i32) -> ()
//|     "pto.store"(%arg0, %arg1, %arg2) : (!pto.ptr<i32, gm>, index, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
