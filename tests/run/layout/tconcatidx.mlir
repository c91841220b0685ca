// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,-3,-4,1,3*2 --arg data:f32:-4,4,2,3,4,-3,-4,3 --arg data:i32:4,12 --arg data:i32:16,0 --arg data:f32:77*16
// EXPECT 4 f32: 1 -4 4 2 3 77*3 1 3*2 77*5
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %c: !pto.tile_buf<vec, 2x8xi32, valid=2x1>, %d: !pto.tile_buf<vec, 2x8xi32, valid=2x1>, %e: !pto.tile_buf<vec, 2x8xf32, valid=2x8>) {
  pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32, valid=2x4>, !pto.tile_buf<vec, 2x8xi32, valid=2x1>, !pto.tile_buf<vec, 2x8xi32, valid=2x1>) outs(%e : !pto.tile_buf<vec, 2x8xf32, valid=2x8>)
  return
}
