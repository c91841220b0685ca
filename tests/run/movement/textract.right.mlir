// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 4 --arg 3 --arg data:f32:-3,-1,3,0,-3*2,4,3,2,-1,-4,2,3,-3,-4,-1,-2,-1*2,-2,4,-4,2*2,-1,4*2,-2,-3*2,-4,-1,-3,-4,0,1,3,-1,-2,1,0,4 --arg none:24
// EXPECT 3 f32: -1 -3 -4 -2 1 0
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<mat, 16x16xf32, valid=6x7, blayout=col_major, slayout=row_major>, %d: !pto.tile_buf<right, 16x16xf32, valid=2x3, slayout=col_major>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<mat, 16x16xf32, valid=6x7, blayout=col_major, slayout=row_major>, index, index) outs(%d : !pto.tile_buf<right, 16x16xf32, valid=2x3, slayout=col_major>)
  return
}
