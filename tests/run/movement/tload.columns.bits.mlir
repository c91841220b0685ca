// Columns are padded with elements that copies cannot pad with: unsigned integers, and floats of 8 bits.
// COVERS: tload
// RUN: --pto-arch=a5 --entry=unsigned --arg data:u8:1,2,3,4 --arg none:8
// EXPECT 1 u8: 200 1 2 200 200 3 4 200
// RUN: --pto-arch=a5 --entry=bits --arg data:u8:1,2,3,4 --arg none:8
// EXPECT 1 u8: 62 1 2 62 62 3 4 62
// RUN: --pto-arch=a5 --entry=first --arg data:u8:9,2,3,4 --arg none:8
// EXPECT 1 u8: 9 9 2 9 9 3 4 9
func.func @unsigned(%a: !pto.partition_tensor_view<2x2xui8>, %b: !pto.tile_buf<vec, 2x32xui8, valid=2x4>) {
  %one = arith.constant 1 : index
  %bits = arith.constant -56 : i8
  %value = builtin.unrealized_conversion_cast %bits : i8 to ui8
  pto.tload ins(%a : !pto.partition_tensor_view<2x2xui8>) outs(%b : !pto.tile_buf<vec, 2x32xui8, valid=2x4>) pad_mode = value pad_value = %value : ui8 left_padding_num = %one : index right_padding_num = %one : index
  return
}
func.func @bits(%a: !pto.partition_tensor_view<2x2xf8E5M2>, %b: !pto.tile_buf<vec, 2x32xf8E5M2, valid=2x4>) {
  %one = arith.constant 1 : index
  %value = arith.constant 1.5 : f8E5M2
  pto.tload ins(%a : !pto.partition_tensor_view<2x2xf8E5M2>) outs(%b : !pto.tile_buf<vec, 2x32xf8E5M2, valid=2x4>) pad_mode = value pad_value = %value : f8E5M2 left_padding_num = %one : index right_padding_num = %one : index
  return
}
func.func @first(%a: !pto.partition_tensor_view<2x2xf8E5M2>, %b: !pto.tile_buf<vec, 2x32xf8E5M2, valid=2x4>) {
  %one = arith.constant 1 : index
  pto.tload ins(%a : !pto.partition_tensor_view<2x2xf8E5M2>) outs(%b : !pto.tile_buf<vec, 2x32xf8E5M2, valid=2x4>) pad_mode = first_elem left_padding_num = %one : index right_padding_num = %one : index
  return
}
