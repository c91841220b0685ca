// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:4,-2,0,4,3 --arg data:i8:1,-4,1,-1,4,1*3,-1,-2,0,-1,3,4,0,1,-3,1,-3,-4 --arg none:16
// EXPECT 2 i32: -1 1 -7 -14
func.func @test(%a: !pto.tile_buf<left, 16x32xi8, valid=1x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xi32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tgemv ins(%a, %b : !pto.tile_buf<left, 16x32xi8, valid=1x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xi32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
