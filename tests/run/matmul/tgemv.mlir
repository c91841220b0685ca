// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:3,-3,3,-4,0 --arg data:f16:-4,-2,4,-1,1,4*2,-4,-1,4,2,-1,-4,1,-3,4,-2,0*3 --arg none:16
// EXPECT 2 f32: -2 -10 18 -10
func.func @test(%a: !pto.tile_buf<left, 16x32xf16, valid=1x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xf32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tgemv ins(%a, %b : !pto.tile_buf<left, 16x32xf16, valid=1x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xf32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
