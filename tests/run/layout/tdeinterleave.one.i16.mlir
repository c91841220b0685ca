// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:3,-3*2,-1*2,-3,0,-2 --arg none:8 --arg none:8
// EXPECT 1 i16: 3 -3 -1 0
// EXPECT 2 i16: -3 -1 -3 -2
func.func @test(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %c: !pto.tile_buf<vec, 2x16xi16, valid=2x2>) {
  pto.tdeinterleave ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x4>) outs(%b, %c : !pto.tile_buf<vec, 2x16xi16, valid=2x2>, !pto.tile_buf<vec, 2x16xi16, valid=2x2>)
  return
}
