// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:2,-3,0*2,2,-4*2,0,-4,3,0,4 --arg none:24
// EXPECT 1 i16: 2 -3 0*2 2 -4*2 0 -4 3 0 4
func.func @test(%a: !pto.partition_tensor_view<1x2x1x2x3xi16>, %b: !pto.tile_buf<vec, 4x16xi16, valid=4x3>) {
  pto.tload ins(%a : !pto.partition_tensor_view<1x2x1x2x3xi16>) outs(%b : !pto.tile_buf<vec, 4x16xi16, valid=4x3>)
  return
}
