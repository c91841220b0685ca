// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i8:4,-2,0,4,3 --arg data:i8:1,-4,1,-1,4,1*3,-1,-2,0,-1,3,4,0,1,-3,1,-3,-4 --arg data:i32:-6,-9,6,-6
// EXPECT 2 i32: -7 -8 -1 -20
func.func @test(%a: !pto.tile_buf<left, 16x32xi8, valid=1x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xi32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tgemv.acc ins(%c, %a, %b : !pto.tile_buf<acc, 16x32xi32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xi8, valid=1x5, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, valid=5x4, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xi32, valid=1x4, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
