// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:2,-2,0,4,3*2 --arg data:i16:2,1,-1,-3,0,-1,0,-3 --arg data:i16:77*16
// EXPECT 2 i16: 2 -2 0 2 1 -1 -3 77 4 3*2 0 -1 0 -3 77
func.func @test(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %c: !pto.tile_buf<vec, 2x16xi16, valid=2x8>) {
  pto.tconcat ins(%a, %b : !pto.tile_buf<vec, 2x16xi16, valid=2x3>, !pto.tile_buf<vec, 2x16xi16, valid=2x4>) outs(%c : !pto.tile_buf<vec, 2x16xi16, valid=2x8>)
  return
}
