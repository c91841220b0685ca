// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-2,-4,3,0,-1,-4,4,0,1*2,-3,1*2,-4,2 --arg data:i32:7,-2,2 --arg none:36
// EXPECT 2 f32: 0*6 4 0 1
func.func @test(%a: !pto.partition_tensor_view<5x3xf32>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %c: !pto.tile_buf<vec, 3x8xf32, valid=3x3>) {
  pto.mgather ins(%a, %b : !pto.partition_tensor_view<5x3xf32>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%c : !pto.tile_buf<vec, 3x8xf32, valid=3x3>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob zero>}
  return
}
