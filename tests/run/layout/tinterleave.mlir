// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:4,2,3,-1,4,-4*2,-3 --arg data:f32:-2,2,-2,-4,4,-2,4,-2 --arg none:32 --arg none:32
// EXPECT 2 f32: 4 -2 2*2 4*2 -4 -2
// EXPECT 3 f32: 3 -2 -1 -4*2 4 -3 -2
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %c: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x4>) {
  pto.tinterleave ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x4>, !pto.tile_buf<vec, 2x8xf32, valid=2x4>) outs(%c, %d : !pto.tile_buf<vec, 2x8xf32, valid=2x4>, !pto.tile_buf<vec, 2x8xf32, valid=2x4>)
  return
}
