// Every shape of pto.copy_ubuf_to_gm.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<ui8, ub>, %b: !pto.ptr<ui8, gm>, %c: i64, %d: i64, %e: i64) {
  pto.copy_ubuf_to_gm %a, %b, %c, %d, %e, %c, %e, %e : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, gm>, %c: i64, %d: i64) {
  pto.copy_ubuf_to_gm %a, %b, %c, %d, %d, %c, %d, %d : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
  "pto.copy_ubuf_to_gm"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg4, %arg4) : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
  "pto.copy_ubuf_to_gm"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg3, %arg3) : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_ubuf_to_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg4, %arg4 : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_gm %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg3, %arg3 : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<ui8, ub>, %arg1: !pto.ptr<ui8, gm>, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.copy_ubuf_to_gm %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg4, %arg4 : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64) {
//|     pto.copy_ubuf_to_gm %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg3, %arg3 : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.ptr<ui8, ub>, %arg14: !pto.ptr<ui8, gm>, %arg15: i64, %arg16: i64, %arg17: i64):
//|     "pto.copy_ubuf_to_gm"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg15, %arg17, %arg17) : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, ub>, %arg10: !pto.ptr<f32, gm>, %arg11: i64, %arg12: i64):
//|     "pto.copy_ubuf_to_gm"(%arg9, %arg10, %arg11, %arg12, %arg12, %arg11, %arg12, %arg12) : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<ui8, ub>, %arg5: !pto.ptr<ui8, gm>, %arg6: i64, %arg7: i64, %arg8: i64):
//|     "pto.copy_ubuf_to_gm"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg6, %arg8, %arg8) : (!pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, gm>, %arg2: i64, %arg3: i64):
//|     "pto.copy_ubuf_to_gm"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg3, %arg3) : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
