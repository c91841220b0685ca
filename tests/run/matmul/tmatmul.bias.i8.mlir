// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:2,-2,0,4,-2,2,-3,-2,4,-1,0,-2,-3,-1,1 --arg data:i8:0,2,-1,1,2,4,-1,-4,2,0,3,0,-1,-4,0,1,2,3,-3,1 --arg none:48 --arg data:i32:0,5,-8,3
// EXPECT 2 i32: -12 -21 -2 15 -16 -22 -10 20 -7 4 -18 11
func.func @test(%a: !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>, %d: !pto.tile_buf<bias, 1x32xi32, valid=1x4>) {
  pto.tmatmul.bias ins(%a, %b, %d : !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, !pto.tile_buf<bias, 1x32xi32, valid=1x4>) outs(%c : !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
