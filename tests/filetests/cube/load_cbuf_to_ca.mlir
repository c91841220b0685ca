// Every shape of pto.load_cbuf_to_ca.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0a>, %c: i64, %d: i64) {
  pto.load_cbuf_to_ca %a, %b, %c, %c, %d, %d, %d, %d : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0a>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.load_cbuf_to_ca %a, %b, %c, %d, %e, %f, %g, %h {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f16, l0a>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) {
  pto.load_cbuf_to_ca %a, %b, %c, %d, %e, %f, %g, %h {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64) {
  "pto.load_cbuf_to_ca"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3, %arg3) : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
  "pto.load_cbuf_to_ca"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{transpose = false}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.load_cbuf_to_ca"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) {transpose = false, test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64) {
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3, %arg3 : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64) {
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3, %arg3 : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     pto.load_cbuf_to_ca %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {test.note} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg28: !pto.ptr<f16, l1>, %arg29: !pto.ptr<f16, l0a>, %arg30: i64, %arg31: i64):
//|     "pto.load_cbuf_to_ca"(%arg28, %arg29, %arg30, %arg30, %arg31, %arg31, %arg31, %arg31) : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg20: !pto.ptr<f16, l1>, %arg21: !pto.ptr<f16, l0a>, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64):
//|     "pto.load_cbuf_to_ca"(%arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27) <{transpose = true}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.ptr<f16, l1>, %arg13: !pto.ptr<f16, l0a>, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64):
//|     "pto.load_cbuf_to_ca"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19) <{transpose = false}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg8: !pto.ptr<f16, l1>, %arg9: !pto.ptr<f16, l0a>, %arg10: i64, %arg11: i64):
//|     "pto.load_cbuf_to_ca"(%arg8, %arg9, %arg10, %arg10, %arg11, %arg11, %arg11, %arg11) : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, l1>, %arg1: !pto.ptr<f16, l0a>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64):
//|     "pto.load_cbuf_to_ca"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{transpose = false}> : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "pto.load_cbuf_to_ca"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{transpose = false}> {test.note} : (!pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
