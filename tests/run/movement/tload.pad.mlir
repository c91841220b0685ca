// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:9*48 --arg data:f32:2,3,-1,-2,0,-1
// EXPECT 0 f32: 2 3 -1 0 0 0 0 0 9 9 9 9 9 9 9 9 -2 0 -1 0 0 0 0 0 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9
// RUN: --pto-arch=a5 --numerics=cpu --arg data:f32:9*48 --arg data:f32:2,3,-1,-2,0,-1
// EXPECT 0 f32: 2 3 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
func.func @test(%a: !pto.ptr<f32, ub>, %b: !pto.partition_tensor_view<2x3xf32>) {
  %c0 = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 3x16xf32, valid=2x3, pad=1>
  pto.tload ins(%b : !pto.partition_tensor_view<2x3xf32>) outs(%t : !pto.tile_buf<vec, 3x16xf32, valid=2x3, pad=1>)
  return
}
