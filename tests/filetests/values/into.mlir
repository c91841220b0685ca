// The buffer of a result is named.
// RUN: %s
// RUN: %s --mlir-print-op-generic

!T = !pto.tile<f32, 16, 16>
!V = !pto.partition_tensor_view<16x16xf32>
func.func @f(%v: !V, %a: !T, %b: !T, %c: index) {
  %0 = pto.tload %v into %a {pad_mode = #pto<pad_mode value>} : (!V) -> !T
  %1 = pto.tadd %0, %0 into %b : !T
  %2, %3 = pto.tinterleave %0, %1 into %a, %b : (!T, !T) -> (!T, !T)
  // What types do not tell apart, segment sizes do.
  %4 = pto.tload %v, %c into %a {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>} : (!V, index) -> !T
  %5 = "pto.tadd"(%0, %1, %a) <{into}> : (!T, !T, !T) -> !T
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: index) {
//|     %0 = pto.tload %arg0 into %arg1 {pad_mode = #pto.padmode<value>} : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.tadd %0, %0 into %arg2 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %2:2 = pto.tinterleave %0, %1 into %arg1, %arg2 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     %3 = pto.tload %arg0, %arg3 into %arg1 {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>} : (!pto.partition_tensor_view<16x16xf32>, index) -> !pto.tile_buf<vec, 16x16xf32>
//|     %4 = pto.tadd %0, %1 into %arg1 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, index) -> (), sym_name = "f"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: index):
//|     %0 = "pto.tload"(%arg0, %arg1) <{into, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<value>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %1 = "pto.tadd"(%0, %0, %arg2) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %2:2 = "pto.tinterleave"(%0, %1, %arg1, %arg2) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     %3 = "pto.tload"(%arg0, %arg1, %arg3) <{into, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, index) -> !pto.tile_buf<vec, 16x16xf32>
//|     %4 = "pto.tadd"(%0, %1, %arg1) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
