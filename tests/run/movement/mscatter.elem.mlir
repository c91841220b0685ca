// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:2,1,3,-2*2,-3,1,-2,4 --arg data:i32:11,3,2,10,4,5,9,7,6 --arg data:f32:-2,-4,3,0,-1,-4,4,0,1*2,-3,1*2,-4,2
// EXPECT 2 f32: -2 -4 3 1 -2 -3 4 -2 1*2 -2 2 1 -4 2
func.func @test(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %b: !pto.tile_buf<vec, 3x8xi32, valid=3x3>, %c: !pto.partition_tensor_view<5x3xf32>) {
  pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 3x8xf32, valid=3x3>, !pto.tile_buf<vec, 3x8xi32, valid=3x3>) outs(%c : !pto.partition_tensor_view<5x3xf32>) {coalesce = #pto<coalesce elem>}
  return
}
