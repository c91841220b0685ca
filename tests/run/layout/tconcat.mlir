// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,-3,-4,1,3*2 --arg data:f32:-4,4,2,3,4,-3,-4,3 --arg data:f32:77*16
// EXPECT 2 f32: 1 -3 -4*2 4 2 3 77 1 3*2 4 -3 -4 3 77
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %c: !pto.tile_buf<vec, 2x8xf32, valid=2x8>) {
  pto.tconcat ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32, valid=2x4>) outs(%c : !pto.tile_buf<vec, 2x8xf32, valid=2x8>)
  return
}
