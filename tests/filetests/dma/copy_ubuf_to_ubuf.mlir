// Every shape of pto.copy_ubuf_to_ubuf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<i8, ub>, %b: !pto.ptr<i8, ub>, %c: i64, %d: i64) {
    pto.copy_ubuf_to_ubuf %a, %b, %c, %d, %d, %c, %c : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64) {
    "pto.copy_ubuf_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2) : (!pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<i8, ub>, %arg5: !pto.ptr<i8, ub>, %arg6: i64, %arg7: i64):
//|     "pto.copy_ubuf_to_ubuf"(%arg4, %arg5, %arg6, %arg7, %arg7, %arg6, %arg6) : (!pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<i8, ub>, %arg2: i64, %arg3: i64):
//|     "pto.copy_ubuf_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2) : (!pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
