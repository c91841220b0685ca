// Every shape of pto.tprint.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!view = !pto.partition_tensor_view<16x16xf32>

func.func @operands(%a: !tile, %v: !view) {
  pto.tprint ins(%a : !tile)
  pto.tprint ins(%v : !view)
  pto.tprint ins(%a : !tile) {printFormat = #pto<print_format width8_precision2>}
  pto.tprint ins(%a, %v : !tile, !view) {printFormat = #pto<print_format width10_precision6>}
  "pto.tprint"(%a) : (!tile) -> ()
  "pto.tprint"(%a, %v) <{printFormat = #pto<print_format width8_precision4>}> : (!tile, !view) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     pto.tprint ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tprint ins(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     pto.tprint ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {printFormat = #pto<print_format width8_precision2>}
//|     pto.tprint ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) {printFormat = #pto<print_format width10_precision6>}
//|     pto.tprint ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tprint ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) {printFormat = #pto<print_format width8_precision4>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>):
//|     "pto.tprint"(%arg0) : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tprint"(%arg1) : (!pto.partition_tensor_view<16x16xf32>) -> ()
//|     "pto.tprint"(%arg0) <{printFormat = #pto<print_format width8_precision2>}> : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tprint"(%arg0, %arg1) <{printFormat = #pto<print_format width10_precision6>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|     "pto.tprint"(%arg0) : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tprint"(%arg0, %arg1) <{printFormat = #pto<print_format width8_precision4>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
