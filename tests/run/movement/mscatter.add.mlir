// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:2,1,3,-2*2,-3,1,-2,4 --arg data:i32:1,3,1 --arg data:f32:-2,-4,3,0,-1,-4,4,0,1*2,-3,1*2,-4,2
// EXPECT 2 f32: -2 -4 3*2 -2 3 4 0 1 -1 -5 -2 1 -4 2
func.func @test(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %c: !pto.partition_tensor_view<5x3xf32>) {
  pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 3x8xf32, valid=3x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%c : !pto.partition_tensor_view<5x3xf32>) {coalesce = #pto<coalesce row>, scatterAtomicOp = #pto<scatter_atomic_op add>}
  return
}
