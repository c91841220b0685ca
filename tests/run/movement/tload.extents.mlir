// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:0*4 --arg none:24
func.func @test(%a: !pto.partition_tensor_view<2x2xf32>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tload ins(%a : !pto.partition_tensor_view<2x2xf32>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) // FAULT PTO1514
  return
}
