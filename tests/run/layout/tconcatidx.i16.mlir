// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:2,-2,0,4,3*2 --arg data:i16:2,1,-1,-3,0,-1,0,-3 --arg data:i32:2,6 --arg data:i32:8,0 --arg data:i16:77*16
// EXPECT 4 i16: 2*2 1 -1 -3 77*3 4 3*2 77*5
func.func @test(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %c: !pto.tile_buf<vec, 2x8xi32, valid=2x1>, %d: !pto.tile_buf<vec, 2x8xi32, valid=2x1>, %e: !pto.tile_buf<vec, 2x16xi16, valid=2x8>) {
  pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 2x16xi16, valid=2x3>, !pto.tile_buf<vec, 2x16xi16, valid=2x4>, !pto.tile_buf<vec, 2x8xi32, valid=2x1>, !pto.tile_buf<vec, 2x8xi32, valid=2x1>) outs(%e : !pto.tile_buf<vec, 2x16xi16, valid=2x8>)
  return
}
