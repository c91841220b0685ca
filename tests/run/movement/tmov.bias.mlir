// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:1,-2,0.5 --arg none:12
// EXPECT 1 f32: 1 -2 0.5
func.func @test(%a: !pto.tile_buf<mat, 1x16xf16, valid=1x3>, %b: !pto.tile_buf<bias, 1x16xf32, valid=1x3>) {
  pto.tmov ins(%a : !pto.tile_buf<mat, 1x16xf16, valid=1x3>) outs(%b : !pto.tile_buf<bias, 1x16xf32, valid=1x3>)
  return
}
