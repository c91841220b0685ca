// Every shape of pto.copy_cbuf_to_ubuf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<i16, l1>, %b: !pto.ptr<i16, ub>, %c: i64, %d: i64, %e: i64) {
    pto.copy_cbuf_to_ubuf %a, %b, %c, %d, %e, %c, %c : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @shape1(%a: !pto.ptr<i16, l1>, %b: !pto.ptr<i16, ub>, %c: i64, %d: i64, %e: i64) {
    pto.copy_cbuf_to_ubuf %a, %b, %c, %c, %d, %e, %e : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<i16, l1>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
    "pto.copy_cbuf_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2) : (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i16, l1>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_cbuf_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2 : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i16, l1>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_cbuf_to_ubuf %arg0, %arg1, %arg2, %arg2, %arg3, %arg4, %arg4 : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i16, l1>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_cbuf_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2 : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.ptr<i16, l1>, %arg11: !pto.ptr<i16, ub>, %arg12: i64, %arg13: i64, %arg14: i64):
//|     "pto.copy_cbuf_to_ubuf"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg12, %arg12) : (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.ptr<i16, l1>, %arg6: !pto.ptr<i16, ub>, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.copy_cbuf_to_ubuf"(%arg5, %arg6, %arg7, %arg7, %arg8, %arg9, %arg9) : (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i16, l1>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64):
//|     "pto.copy_cbuf_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2) : (!pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
