// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:4,0,-4,1,3*2 --arg none:12
// EXPECT 1 i16: 4 0 -4 1 3*2
func.func @test(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %b: !pto.partition_tensor_view<2x3xi16>) {
  pto.tstore ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x3>) outs(%b : !pto.partition_tensor_view<2x3xi16>)
  return
}
