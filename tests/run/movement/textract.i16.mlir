// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 4 --arg 3 --arg data:f16:2,-1*2,-2,-4,1,4*2,-1,3,2,-2,1,-2,4,2,1,2,4,3,0,-3,4,3,1,-1,-3,-2,4,-1,-3,4,3,4,1,-4,4,-2,3,2,4,-4 --arg none:12
// EXPECT 3 f16: 4 3 4 3 2 4
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<vec, 8x16xf16, valid=6x7>, %d: !pto.tile_buf<vec, 2x16xf16, valid=2x3>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<vec, 8x16xf16, valid=6x7>, index, index) outs(%d : !pto.tile_buf<vec, 2x16xf16, valid=2x3>)
  return
}
