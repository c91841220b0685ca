// Every shape of pto.create_cbuf_matrix.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<ui32, l1>, %b: i32, %c: i64, %d: i64, %e: i64) {
    pto.create_cbuf_matrix %a, %b, %c, %d, %e {fill_word_bits = 32 : i64} : !pto.ptr<ui32, l1>, i32, i64, i64, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<ui32, l1>, %arg1: i32, %arg2: i64, %arg3: i64, %arg4: i64) {
    "pto.create_cbuf_matrix"(%arg0, %arg1, %arg2, %arg3, %arg4) <{fill_word_bits = 32 : i64}> : (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<ui32, l1>, %arg1: i32, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.create_cbuf_matrix %arg0, %arg1, %arg2, %arg3, %arg4 {fill_word_bits = 32 : i64} : !pto.ptr<ui32, l1>, i32, i64, i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<ui32, l1>, %arg1: i32, %arg2: i64, %arg3: i64, %arg4: i64) {
//|     pto.create_cbuf_matrix %arg0, %arg1, %arg2, %arg3, %arg4 {fill_word_bits = 32 : i64} : !pto.ptr<ui32, l1>, i32, i64, i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.ptr<ui32, l1>, %arg6: i32, %arg7: i64, %arg8: i64, %arg9: i64):
//|     "pto.create_cbuf_matrix"(%arg5, %arg6, %arg7, %arg8, %arg9) <{fill_word_bits = 32 : i64}> : (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<ui32, l1>, %arg1: i32, %arg2: i64, %arg3: i64, %arg4: i64):
//|     "pto.create_cbuf_matrix"(%arg0, %arg1, %arg2, %arg3, %arg4) <{fill_word_bits = 32 : i64}> : (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
