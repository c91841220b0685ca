// Memory keeps the lesser of what it has and what is stored.
// RUN: --pto-arch=a5 --arg data:i32:4,-1,2,-2,4,3 --arg data:i32:4,-4,3,-1,-2,5
// EXPECT 1 i32: 4 -4 2 -2 -2 3
func.func @test(%a: !pto.tile_buf<acc, 16x16xi32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.partition_tensor_view<2x3xi32>) {
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xi32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.partition_tensor_view<2x3xi32>) {atomicType = #pto<atomic_type atomic_min>}
  return
}
