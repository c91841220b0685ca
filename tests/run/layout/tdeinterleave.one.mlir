// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:4,2,3,-1,4,-4*2,-3 --arg none:16 --arg none:16
// EXPECT 1 f32: 4 3 4 -4
// EXPECT 2 f32: 2 -1 -4 -3
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x2>, %c: !pto.tile_buf<vec, 2x8xf32, valid=2x2>) {
  pto.tdeinterleave ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x4>) outs(%b, %c : !pto.tile_buf<vec, 2x8xf32, valid=2x2>, !pto.tile_buf<vec, 2x8xf32, valid=2x2>)
  return
}
