// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:2,-4,-2,1*2,-4,2,-4,-3,2,-2,2,4,-2,4 --arg none:30
// EXPECT 1 i16: 2 -4 -2 -4 2*2 -2 -4 4 1 -3 -2 1 2 4
func.func @test(%a: !pto.tile_buf<vec, 8x16xi16, valid=3x5>, %b: !pto.tile_buf<vec, 16x16xi16, valid=5x3>) {
  pto.ttrans ins(%a : !pto.tile_buf<vec, 8x16xi16, valid=3x5>) outs(%b : !pto.tile_buf<vec, 16x16xi16, valid=5x3>)
  return
}
