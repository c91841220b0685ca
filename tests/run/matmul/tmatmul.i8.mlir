// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:2,-2,0,4,-2,2,-3,-2,4,-1,0,-2,-3,-1,1 --arg data:i8:0,2,-1,1,2,4,-1,-4,2,0,3,0,-1,-4,0,1,2,3,-3,1 --arg none:48
// EXPECT 2 i32: -12 -26 6 12 -16 -27 -2 17 -7 -1 -10 8
func.func @test(%a: !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
