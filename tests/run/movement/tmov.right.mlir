// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,-4*3,-3,3 --arg none:24
// EXPECT 1 f32: 1 -4*3 -3 3
func.func @test(%a: !pto.tile_buf<mat, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf32, valid=2x3, slayout=col_major>) {
  pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<right, 16x16xf32, valid=2x3, slayout=col_major>)
  return
}
