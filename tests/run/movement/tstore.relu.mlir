// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-3,5,700,7,-2000.5,0.25 --arg none:12
// EXPECT 1 f16: 0 5 700 7 0 0.25
func.func @test(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xf16>) {
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.partition_tensor_view<2x3xf16>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  return
}
