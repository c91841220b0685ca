// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:-3,5,700,7,-2000,10 --arg none:6
// EXPECT 1 i8: 1 5 127 7 -128 8
func.func @test(%a: !pto.tile_buf<acc, 16x16xi32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xi8>) {
  %w = arith.constant 413373825024 : i64
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xi32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %w : i64) outs(%b : !pto.partition_tensor_view<2x3xi8>)
  return
}
