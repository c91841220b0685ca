// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 1 --arg 4 --arg data:f32:-3,5,700,7,-2000,1 --arg data:f16:0,-2,-3,2,1,-1,4,-2,-4,-1,0,-3,-2,-4,4,3,0,3,4,0,3,2*2,3,-2,-1,0,2,1,2*2,-4,-1,-3,4,2,0,2,-3*2,1,3
// EXPECT 3 f16: 0 -2 -3 2 1 -1 4 -2 -4 -1 0 -3 5 700 4 3 0 3 7 -2000 1 2*2 3 -2 -1 0 2 1 2*2 -4 -1 -3 4 2 0 2 -3*2 1 3
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %d: !pto.tile_buf<mat, 16x16xf16, valid=6x7, blayout=col_major, slayout=row_major>) {
  pto.tinsert ins(%c, %a, %b : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<mat, 16x16xf16, valid=6x7, blayout=col_major, slayout=row_major>)
  return
}
