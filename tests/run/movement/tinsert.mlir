// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 1 --arg 4 --arg data:f32:1,-4*3,-3,3 --arg data:f32:0,3,-4,4,-1,4,-3,1,0*2,-2,-4,-3,-4,1,0,-1,3,-1*2,-4*2,4,-3*2,2,3,-3,0,-3,1,-2*2,1,4,3,-4,-3,4,1,-2,0
// EXPECT 3 f32: 0 3 -4 4 -1 4 -3 1 0*2 -2 1 -4*2 1 0 -1 3 -4 -3 3 -4 4 -3*2 2 3 -3 0 -3 1 -2*2 1 4 3 -4 -3 4 1 -2 0
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %d: !pto.tile_buf<vec, 8x8xf32, valid=6x7>) {
  pto.tinsert ins(%c, %a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, index, index) outs(%d : !pto.tile_buf<vec, 8x8xf32, valid=6x7>)
  return
}
