// Every shape of pto.copy_gm_to_cbuf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64) {
    pto.copy_gm_to_cbuf %a, %b, %c, %c, %d, %d : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64) {
    "pto.copy_gm_to_cbuf"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64) {
//|     pto.copy_gm_to_cbuf %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64) {
//|     pto.copy_gm_to_cbuf %arg0, %arg1, %arg2, %arg2, %arg3, %arg3 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<f16, gm>, %arg5: !pto.ptr<f16, l1>, %arg6: i64, %arg7: i64):
//|     "pto.copy_gm_to_cbuf"(%arg4, %arg5, %arg6, %arg6, %arg7, %arg7) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64):
//|     "pto.copy_gm_to_cbuf"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3) : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
