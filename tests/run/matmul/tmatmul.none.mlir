// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg none:30 --arg data:f16:0*20 --arg none:48
func.func @test(%a: !pto.tile_buf<left, 16x32xf16, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xf32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x32xf16, valid=3x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xf32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>) // FAULT PTO1503
  return
}
