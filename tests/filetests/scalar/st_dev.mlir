// Every shape of pto.st_dev.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i32) attributes {pto.entry} {
  pto.st_dev %v, %p[%i] : !pto.ptr<i32, gm>, i32
  pto.st_dev %v, %p[%i] {test.note} : !pto.ptr<i32, gm>, i32
  "pto.st_dev"(%v, %p, %i) : (i32, !pto.ptr<i32, gm>, index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @stores(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: i32) attributes {pto.entry} {
//|     pto.st_dev %arg2, %arg0[%arg1] : !pto.ptr<i32, gm>, i32
//|     pto.st_dev %arg2, %arg0[%arg1] {test.note} : !pto.ptr<i32, gm>, i32
//|     pto.st_dev %arg2, %arg0[%arg1] : !pto.ptr<i32, gm>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, index, i32) -> (), sym_name = "stores"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: i32):
//|     "pto.st_dev"(%arg2, %arg0, %arg1) : (i32, !pto.ptr<i32, gm>, index) -> ()
//|     "pto.st_dev"(%arg2, %arg0, %arg1) {test.note} : (i32, !pto.ptr<i32, gm>, index) -> ()
//|     "pto.st_dev"(%arg2, %arg0, %arg1) : (i32, !pto.ptr<i32, gm>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.entry} : () -> ()
//| }) : () -> ()
