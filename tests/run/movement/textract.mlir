// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 4 --arg 3 --arg data:f32:0,3,-4,4,-1,4,-3,1,0*2,-2,-4,-3,-4,1,0,-1,3,-1*2,-4*2,4,-3*2,2,3,-3,0,-3,1,-2*2,1,4,3,-4,-3,4,1,-2,0 --arg none:24
// EXPECT 3 f32: -2*2 1 4 1 -2
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<vec, 8x8xf32, valid=6x7>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<vec, 8x8xf32, valid=6x7>, index, index) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
