// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:4,0,-4,1,3*2 --arg none:12
// EXPECT 1 f16: 4 0 -4 1 3*2
func.func @test(%a: !pto.tile_buf<mat, 16x16xf16, valid=2x3, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf16, valid=2x3, slayout=col_major>) {
  pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf16, valid=2x3, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<right, 16x16xf16, valid=2x3, slayout=col_major>)
  return
}
