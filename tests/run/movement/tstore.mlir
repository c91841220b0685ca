// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,-4*3,-3,3 --arg none:24
// EXPECT 1 f32: 1 -4*3 -3 3
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.partition_tensor_view<2x3xf32>) {
  pto.tstore ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%b : !pto.partition_tensor_view<2x3xf32>)
  return
}
