// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:4,0,-4,1,3*2 --arg none:12
// EXPECT 1 i16: 4 0 -4 1 3*2
func.func @test(%a: !pto.partition_tensor_view<2x3xi16>, %b: !pto.tile_buf<mat, 16x16xi16, valid=2x3, blayout=col_major, slayout=row_major>) {
  pto.tload ins(%a : !pto.partition_tensor_view<2x3xi16>) outs(%b : !pto.tile_buf<mat, 16x16xi16, valid=2x3, blayout=col_major, slayout=row_major>)
  return
}
