// Every shape of pto.tpop.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  return
}

func.func @shape1(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
  return
}

func.func @shape2(%v: !pto.tensor_view<16x16xf32>, %p: !pto.pipe) {
  pto.tpop(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  return
}

func.func @shape3(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe, %s: i64) {
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} aiv_subblockid(%s)
  return
}

func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
  "pto.tpop"(%arg0, %arg1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  "pto.tpop"(%arg0, %arg1) {split = 1 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
  "pto.tpop"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  "pto.tpop"(%arg0, %arg1) {split = 0 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tpop(%arg0, %arg1 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe, %arg2: i64) {
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} aiv_subblockid(%arg2)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
//|     pto.tpop(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<vec, 16x16xf32>, %arg12: !pto.pipe):
//|     "pto.tpop"(%arg11, %arg12) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xf32>, %arg10: !pto.pipe):
//|     "pto.tpop"(%arg9, %arg10) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.pipe) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.tensor_view<16x16xf32>, %arg8: !pto.pipe):
//|     "pto.tpop"(%arg7, %arg8) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe, i64) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: !pto.pipe, %arg6: i64):
//|     "pto.tpop"(%arg4, %arg5, %arg6) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.pipe):
//|     "pto.tpop"(%arg2, %arg3) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "pto.tpop"(%arg2, %arg3) <{split = 1 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe):
//|     "pto.tpop"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "pto.tpop"(%arg0, %arg1) <{split = 0 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
