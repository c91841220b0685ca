// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-3,5,700,7,-2000.5,0.25 --arg data:f32:4,-4,-3,-4,-2,3
// EXPECT 1 f32: 1*2 697 3 -2002.5 3.25
func.func @test(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xf32>) {
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.partition_tensor_view<2x3xf32>) {atomicType = #pto<atomic_type atomic_add>}
  return
}
