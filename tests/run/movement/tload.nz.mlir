// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,-4*3,-3,3 --arg none:24
// EXPECT 1 f32: 1 -4*3 -3 3
func.func @test(%a: !pto.partition_tensor_view<2x3xf32>, %b: !pto.tile_buf<mat, 16x8xf32, valid=2x3, blayout=col_major, slayout=row_major>) {
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xf32>) outs(%b : !pto.tile_buf<mat, 16x8xf32, valid=2x3, blayout=col_major, slayout=row_major>)
  return
}
