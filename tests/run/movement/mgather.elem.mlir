// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-2,-4,3,0,-1,-4,4,0,1*2,-3,1*2,-4,2 --arg data:i32:11,3,2,10,4,5,9,7,6 --arg none:36
// EXPECT 2 f32: 1 0 3 -3 -1 -4 1 0 4
func.func @test(%a: !pto.partition_tensor_view<5x3xf32>, %b: !pto.tile_buf<vec, 3x8xi32, valid=3x3>, %c: !pto.tile_buf<vec, 3x8xf32, valid=3x3>) {
  pto.mgather ins(%a, %b : !pto.partition_tensor_view<5x3xf32>, !pto.tile_buf<vec, 3x8xi32, valid=3x3>) outs(%c : !pto.tile_buf<vec, 3x8xf32, valid=3x3>) {coalesce = #pto<coalesce elem>}
  return
}
