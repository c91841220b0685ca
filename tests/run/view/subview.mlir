// The window of 2 x 8 elements from row 1 and column 8 on of 4 x 16: its rows are 16 elements apart.
// RUN: --pto-arch=a5 --arg iota:f32:64 --arg data:f32:-1*16
// EXPECT 0 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 -1*8 32 33 34 35 36 37 38 39 -1*8 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
// EXPECT 1 f32: -1*16
func.func @test(%a: !pto.tile_buf<vec, 4x16xf32>, %b: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %w = pto.subview %a[%c1, %c8] sizes [2, 8] : !pto.tile_buf<vec, 4x16xf32> -> !pto.tile_buf<vec, 2x8xf32>
  %v = pto.make_tensor_view %b, shape = [%c2, %c8], strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
  %p = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c2, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x8xf32>
  pto.tload ins(%p : !pto.partition_tensor_view<2x8xf32>) outs(%w : !pto.tile_buf<vec, 2x8xf32>)
  return
}
