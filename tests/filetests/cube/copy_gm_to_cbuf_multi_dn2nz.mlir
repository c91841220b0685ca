// Every shape of pto.copy_gm_to_cbuf_multi_dn2nz.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %i: i1) {
    pto.copy_gm_to_cbuf_multi_dn2nz %a, %b, %c, %d, %e, %f, %g, %h, %i : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @generic(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i1) {
    "pto.copy_gm_to_cbuf_multi_dn2nz"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i1) {
//|     pto.copy_gm_to_cbuf_multi_dn2nz %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i1) {
//|     pto.copy_gm_to_cbuf_multi_dn2nz %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.ptr<f16, gm>, %arg10: !pto.ptr<f16, l1>, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i1):
//|     "pto.copy_gm_to_cbuf_multi_dn2nz"(%arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i1):
//|     "pto.copy_gm_to_cbuf_multi_dn2nz"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
