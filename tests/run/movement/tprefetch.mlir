// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-2,-4,-2,3,-3,-2 --arg data:f32:1*6
// EXPECT 0 f32: -2 -4 -2 3 -3 -2
// EXPECT 1 f32: 1*6
func.func @test(%a: !pto.partition_tensor_view<2x3xf32>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tprefetch ins(%a : !pto.partition_tensor_view<2x3xf32>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
