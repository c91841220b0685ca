// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-3,5,700,7,-2000.5,0.25 --arg none:6 --arg data:u64:138495918080,1073741824,70094914846720
// EXPECT 1 i8: -1 10 127 5 -128 -2
func.func @test(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xi8>, %c: !pto.tile_buf<scaling, 1x16xui64, valid=1x3>) {
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024> fp %c : !pto.tile_buf<scaling, 1x16xui64, valid=1x3>) outs(%b : !pto.partition_tensor_view<2x3xi8>)
  return
}
