// A view whose columns are the rows of memory: element [r, c] of 3 x 4 is number 3 c + r. In a tile of columns, of which each
// has a line of 8.
// RUN: --pto-arch=a5 --arg iota:i32:12 --arg none:48
// EXPECT 1 i32: 0 3 6 9 1 4 7 10 2 5 8 11
func.func @test(%p: !pto.ptr<i32, gm>, %t: !pto.tile_buf<vec, 8x4xi32, valid=3x4, blayout=col_major>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %v = pto.make_tensor_view %p, shape = [%c3, %c4], strides = [%c1, %c3] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xi32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c3, %c4] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<3x4xi32>
  pto.tload ins(%w : !pto.partition_tensor_view<3x4xi32>) outs(%t : !pto.tile_buf<vec, 8x4xi32, valid=3x4, blayout=col_major>)
  return
}
