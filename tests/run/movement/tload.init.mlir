// The whole tile is filled before 2 x 3 numbers are loaded, where the condition holds: seen through a tile of all 2 x 8, at
// the same address.
// RUN: --pto-arch=a5 --arg data:i32:1,2,3,4,5,6 --arg true --arg data:i32:9*16
// EXPECT 2 i32: 1 2 3 -1*5 4 5 6 -1*5
// RUN: --pto-arch=a5 --arg data:i32:1,2,3,4,5,6 --arg false --arg data:i32:9*16
// EXPECT 2 i32: 1 2 3 9*5 4 5 6 9*5
func.func @test(%a: !pto.partition_tensor_view<2x3xi32>, %if: i1, %t: !pto.tile_buf<vec, 2x8xi32>) {
  %x = arith.constant -1 : i32
  %w = pto.treshape %t : !pto.tile_buf<vec, 2x8xi32> -> !pto.tile_buf<vec, 2x8xi32, valid=2x3>
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xi32>) outs(%w : !pto.tile_buf<vec, 2x8xi32, valid=2x3>) pad_mode = value pad_value = %x : i32 init_out_buffer = true init_condition = %if : i1
  return
}
