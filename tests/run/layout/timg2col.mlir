// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:-1,3,-3,0,4,-2,2,-4,4*2,1,2,1,-3,-1 --arg none:30
// EXPECT 1 f16: -1 3 -3 0 4 -2 2 -4 4*2 1 2 1 -3 -1
func.func @test(%a: !pto.tile_buf<mat, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>) {
  pto.timg2col ins(%a : !pto.tile_buf<mat, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<left, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>)
  return
}
