// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 4 --arg 3 --arg data:f16:-4,-3,1,3*2,2,3,-2,3,-2,-4,4,1,-1*2,-2,2*2,-1,-3,-2,0,3,-1,0*2,-3,1,-1,1,2,-1*2,3,2,3,2,4,3,0,4,2 --arg none:12
// EXPECT 3 f16: -1*2 3*2 0 4
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<mat, 16x16xf16, valid=6x7, blayout=col_major, slayout=row_major>, %d: !pto.tile_buf<right, 16x16xf16, valid=2x3, slayout=col_major>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<mat, 16x16xf16, valid=6x7, blayout=col_major, slayout=row_major>, index, index) outs(%d : !pto.tile_buf<right, 16x16xf16, valid=2x3, slayout=col_major>)
  return
}
