// Every shape of pto.tfree.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%p: !pto.pipe) {
  pto.tfree(%p : !pto.pipe) {split = 2}
  return
}

func.func @shape1(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tfree(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  return
}

func.func @shape2(%v: !pto.tensor_view<16x16xf32>, %p: !pto.pipe) {
  pto.tfree(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
  return
}

func.func @generic1(%arg0: !pto.pipe) {
  "pto.tfree"(%arg0) <{split = 2 : i8}> : (!pto.pipe) -> ()
  "pto.tfree"(%arg0) {split = 2 : i8, test.note} : (!pto.pipe) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
  "pto.tfree"(%arg0, %arg1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  "pto.tfree"(%arg0, %arg1) {split = 1 : i8, test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.pipe) {
//|     pto.tfree(%arg0 : !pto.pipe) {split = 2}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tfree(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tfree(%arg0, %arg1 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.pipe) {
//|     pto.tfree(%arg0 : !pto.pipe) {split = 2}
//|     pto.tfree(%arg0 : !pto.pipe) {split = 2} {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe) {
//|     pto.tfree(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
//|     pto.tfree(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.pipe) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.pipe):
//|     "pto.tfree"(%arg7) <{split = 2 : i8}> : (!pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.pipe):
//|     "pto.tfree"(%arg5, %arg6) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.pipe) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<16x16xf32>, %arg4: !pto.pipe):
//|     "pto.tfree"(%arg3, %arg4) <{split = 0 : i8}> {test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.pipe) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.pipe):
//|     "pto.tfree"(%arg2) <{split = 2 : i8}> : (!pto.pipe) -> ()
//|     "pto.tfree"(%arg2) <{split = 2 : i8}> {test.note} : (!pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.pipe):
//|     "pto.tfree"(%arg0, %arg1) <{split = 1 : i8}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "pto.tfree"(%arg0, %arg1) <{split = 1 : i8}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
