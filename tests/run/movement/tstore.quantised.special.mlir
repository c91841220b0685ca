// Infinities and NaN stay what they are before they are scaled: minus infinity times -0.25 is infinity.
// RUN: --pto-arch=a5 --arg data:f32:-inf,inf,nan,-4,3.4028235e38,0 --arg none:12
// EXPECT 1 f16: inf -inf nan 1 -inf 0
func.func @test(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xf16>) {
  %w = arith.constant 3196059648 : i64
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %w : i64) outs(%b : !pto.partition_tensor_view<2x3xf16>)
  return
}
