// Of a view that is larger than the valid region, as much as the region has is loaded.
// COVERS: tload
// RUN: --pto-arch=a5 --entry=matrix --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12 --arg none:16
// EXPECT 1 f32: 1 2 5 6
// RUN: --pto-arch=a5 --entry=padded --arg data:i16:1,2,3,4,5,6,7,8,9,10,11,12 --arg none:20
// EXPECT 1 i16: 9 1 2 3 9 9 5 6 7 9
func.func @matrix(%a: !pto.partition_tensor_view<3x4xf32>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x2>) {
  pto.tload ins(%a : !pto.partition_tensor_view<3x4xf32>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x2>)
  return
}
func.func @padded(%a: !pto.partition_tensor_view<3x4xi16>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x5>) {
  %one = arith.constant 1 : index
  %nine = arith.constant 9 : i16
  pto.tload ins(%a : !pto.partition_tensor_view<3x4xi16>) outs(%b : !pto.tile_buf<vec, 2x16xi16, valid=2x5>) pad_mode = value pad_value = %nine : i16 left_padding_num = %one : index right_padding_num = %one : index
  return
}
