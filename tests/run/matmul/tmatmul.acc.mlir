// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:0*2,2,4,-4,-3,3,4,-2*2,3,-1,-2,3,-2 --arg data:f16:-1,1,0,-4*2,3,2,3,0,3,-2,0,3,-3,-2,-3,0,4,-3,-1 --arg data:f32:-2,7,-6,0,-5,-9,4,-8,-4,-1*2,-7
// EXPECT 2 f32: 10 -15 -6 -8 -20 7 12 21 6 -24 1 -29
func.func @test(%a: !pto.tile_buf<left, 16x32xf16, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xf32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tmatmul.acc ins(%c, %a, %b : !pto.tile_buf<acc, 16x32xf32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xf16, valid=3x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xf32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
