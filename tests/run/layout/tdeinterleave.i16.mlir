// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:3,-3*2,-1*2,-3,0,-2 --arg data:i16:-1,-3,1*2,0,-2,-1,3 --arg none:16 --arg none:16
// EXPECT 2 i16: 3 -3 -1 1 -1 0*2 -1
// EXPECT 3 i16: -3 -1 -3 1 -3 -2*2 3
func.func @test(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %c: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x4>) {
  pto.tdeinterleave ins(%a, %b : !pto.tile_buf<vec, 2x16xi16, valid=2x4>, !pto.tile_buf<vec, 2x16xi16, valid=2x4>) outs(%c, %d : !pto.tile_buf<vec, 2x16xi16, valid=2x4>, !pto.tile_buf<vec, 2x16xi16, valid=2x4>)
  return
}
