// Rows of 3 numbers in a tile of 8 columns: 2 columns before them and 3 after, which are a value, the first number that
// is loaded, or stay as they are.
// RUN: --pto-arch=a5 --entry value --arg data:f32:1,2,3,4,5,6 --arg data:f32:9*16
// EXPECT 1 f32: -1 -1 1 2 3 -1 -1 -1 -1 -1 4 5 6 -1 -1 -1
// RUN: --pto-arch=a5 --entry first --arg data:f32:7,2,3,4,5,6 --arg data:f32:9*16
// EXPECT 1 f32: 7 7 7 2 3 7 7 7 7 7 4 5 6 7 7 7
// RUN: --pto-arch=a5 --entry null --arg data:f32:1,2,3,4,5,6 --arg data:f32:9*16
// EXPECT 1 f32: 9 9 1 2 3 9 9 9 9 9 4 5 6 9 9 9
// RUN: --pto-arch=a5 --entry signs --arg data:i8:-7,2,3,4,5,6 --arg data:i8:9*16
// EXPECT 1 i8: -7*3 2 3 -7*5 4 5 6 -7*3
func.func @value(%a: !pto.partition_tensor_view<2x3xf32>, %t: !pto.tile_buf<vec, 2x8xf32>) {
  %x = arith.constant -1.0 : f32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xf32>) outs(%t : !pto.tile_buf<vec, 2x8xf32>) pad_mode = value pad_value = %x : f32 left_padding_num = %c2 : index right_padding_num = %c3 : index
  return
}
func.func @first(%a: !pto.partition_tensor_view<2x3xf32>, %t: !pto.tile_buf<vec, 2x8xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xf32>) outs(%t : !pto.tile_buf<vec, 2x8xf32>) pad_mode = first_elem left_padding_num = %c2 : index right_padding_num = %c3 : index
  return
}
func.func @null(%a: !pto.partition_tensor_view<2x3xf32>, %t: !pto.tile_buf<vec, 2x8xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xf32>) outs(%t : !pto.tile_buf<vec, 2x8xf32>) pad_mode = null left_padding_num = %c2 : index right_padding_num = %c3 : index
  return
}
func.func @signs(%a: !pto.partition_tensor_view<2x3xsi8>, %t: !pto.tile_buf<vec, 2x32xi8, valid=2x8>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xsi8>) outs(%t : !pto.tile_buf<vec, 2x32xi8, valid=2x8>) pad_mode = first_elem left_padding_num = %c2 : index right_padding_num = %c3 : index
  return
}
