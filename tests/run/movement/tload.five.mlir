// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:2,0,-1,-3,0*6,-4,-3 --arg none:48
// EXPECT 1 f32: 2 0 -1 -3 0*6 -4 -3
func.func @test(%a: !pto.partition_tensor_view<1x2x1x2x3xf32>, %b: !pto.tile_buf<vec, 4x8xf32, valid=4x3>) {
  pto.tload ins(%a : !pto.partition_tensor_view<1x2x1x2x3xf32>) outs(%b : !pto.tile_buf<vec, 4x8xf32, valid=4x3>)
  return
}
