// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:2*2,1,-1,1,-4,-1*2,3,-2,-3,2,0,-2,3 --arg none:60
// EXPECT 1 f32: 2 -4 -3 2 -1 2 1 -1 0 -1 3 -2 1 -2 3
func.func @test(%a: !pto.tile_buf<vec, 8x16xf32, valid=3x5>, %b: !pto.tile_buf<vec, 16x16xf32, valid=5x3>) {
  pto.ttrans ins(%a : !pto.tile_buf<vec, 8x16xf32, valid=3x5>) outs(%b : !pto.tile_buf<vec, 16x16xf32, valid=5x3>)
  return
}
