// Every shape of pto.copy_ubuf_to_cbuf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, l1>, %c: i64, %d: i64) {
    pto.copy_ubuf_to_cbuf %a, %b, %c, %d, %d, %c, %c : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @shape1(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, l1>, %c: i64, %d: i64, %e: i64) {
    pto.copy_ubuf_to_cbuf %a, %b, %c, %d, %e, %c, %c : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @shape2(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, l1>, %c: i64, %d: i64, %e: i64) {
    pto.copy_ubuf_to_cbuf %a, %b, %c, %c, %d, %e, %e : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64) {
    "pto.copy_ubuf_to_cbuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2) : (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_cbuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_ubuf_to_cbuf %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_ubuf_to_cbuf %arg0, %arg1, %arg2, %arg2, %arg3, %arg4, %arg4 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_cbuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg14: !pto.ptr<i16, ub>, %arg15: !pto.ptr<i16, l1>, %arg16: i64, %arg17: i64):
//|     "pto.copy_ubuf_to_cbuf"(%arg14, %arg15, %arg16, %arg17, %arg17, %arg16, %arg16) : (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.ptr<i16, ub>, %arg10: !pto.ptr<i16, l1>, %arg11: i64, %arg12: i64, %arg13: i64):
//|     "pto.copy_ubuf_to_cbuf"(%arg9, %arg10, %arg11, %arg12, %arg13, %arg11, %arg11) : (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.ptr<i16, ub>, %arg5: !pto.ptr<i16, l1>, %arg6: i64, %arg7: i64, %arg8: i64):
//|     "pto.copy_ubuf_to_cbuf"(%arg4, %arg5, %arg6, %arg6, %arg7, %arg8, %arg8) : (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i16, ub>, %arg1: !pto.ptr<i16, l1>, %arg2: i64, %arg3: i64):
//|     "pto.copy_ubuf_to_cbuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2) : (!pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
