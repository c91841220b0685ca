// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:3,-2*2,2,1,-1*2,3,-3,-1,-3,-2,-4,-2,-4 --arg none:15
// EXPECT 1 i8: 3 -2*2 2 1 -1*2 3 -3 -1 -3 -2 -4 -2 -4
func.func @test(%a: !pto.tile_buf<mat, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>) {
  pto.timg2col ins(%a : !pto.tile_buf<mat, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>)
  return
}
