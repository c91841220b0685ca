// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:2,-2,0,4,-2,2,-3,-2,4,-1,0,-2,-3,-1,1 --arg data:i8:0,2,-1,1,2,4,-1,-4,2,0,3,0,-1,-4,0,1,2,3,-3,1 --arg data:i32:5,-5,-3,6,1,0,3,0,8,4,-9,-7
// EXPECT 2 i32: -7 -31 3 18 -15 -27 1 17 1 3 -19 1
func.func @test(%a: !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tmatmul.acc ins(%c, %a, %b : !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xi8, valid=3x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xi32, valid=3x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
