// Every shape of pto.tsync.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%t: !pto.tile_buf<vec, 8x16xf32>) {
  pto.tsync ins(%t : !pto.tile_buf<vec, 8x16xf32>)
  return
}

func.func @shape1(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.partition_tensor_view<32x32xf32>) {
  pto.tsync ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>)
  return
}

func.func @shape2(%e: !pto.event, %v: !pto.tensor_view<16x16xf32>) {
  pto.tsync ins(%e, %v : !pto.event, !pto.tensor_view<16x16xf32>)
  return
}

func.func @generic1(%arg0: !pto.tile_buf<vec, 8x16xf32>) {
  "pto.tsync"(%arg0) : (!pto.tile_buf<vec, 8x16xf32>) -> ()
  "pto.tsync"(%arg0) {test.note} : (!pto.tile_buf<vec, 8x16xf32>) -> ()
  return
}

func.func @generic2(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.partition_tensor_view<32x32xf32>) {
  "pto.tsync"(%arg0, %arg1) : (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> ()
  "pto.tsync"(%arg0, %arg1) {test.note} : (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tsync ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.partition_tensor_view<32x32xf32>) {
//|     pto.tsync ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.event, %arg1: !pto.tensor_view<16x16xf32>) {
//|     pto.tsync ins(%arg0, %arg1 : !pto.event, !pto.tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tsync ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>)
//|     pto.tsync ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.partition_tensor_view<32x32xf32>) {
//|     pto.tsync ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>)
//|     pto.tsync ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tsync"(%arg7) : (!pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.partition_tensor_view<32x32xf32>, %arg6: !pto.partition_tensor_view<32x32xf32>):
//|     "pto.tsync"(%arg5, %arg6) : (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.event, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.event, %arg4: !pto.tensor_view<16x16xf32>):
//|     "pto.tsync"(%arg3, %arg4) : (!pto.event, !pto.tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tsync"(%arg2) : (!pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "pto.tsync"(%arg2) {test.note} : (!pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.partition_tensor_view<32x32xf32>):
//|     "pto.tsync"(%arg0, %arg1) : (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> ()
//|     "pto.tsync"(%arg0, %arg1) {test.note} : (!pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
