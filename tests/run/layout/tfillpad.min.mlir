// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,4,3,-4,-1,3 --arg none:128
// EXPECT 1 f32: 1 4 3 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff -4 -1 3 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff
func.func @test(%a: !pto.tile_buf<vec, 4x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 4x8xf32, pad=3>) {
  pto.tfillpad ins(%a : !pto.tile_buf<vec, 4x8xf32, valid=2x3>) outs(%b : !pto.tile_buf<vec, 4x8xf32, pad=3>)
  return
}
