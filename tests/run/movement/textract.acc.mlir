// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 4 --arg 3 --arg data:f32:0,-2,-3,2,1,-1,4,-2,-4,-1,0,-3,-2,-4,4,3,0,3,4,0,3,2*2,3,-2,-1,0,2,1,2*2,-4,-1,-3,4,2,0,2,-3*2,1,3 --arg none:24
// EXPECT 3 f32: -4 -1 -3*3 1
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<acc, 16x16xf32, valid=6x7, blayout=col_major, slayout=row_major, fractal=1024>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<acc, 16x16xf32, valid=6x7, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
