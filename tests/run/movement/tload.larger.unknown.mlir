// A view of several matrices has more rows than the valid region of the tile, which is known at run time only: the rows after it are
// not loaded, and the tile beside it stays.
// COVERS: tload
// RUN: --pto-arch=a5 --arg iota:f32:48 --arg iota:f32:32 --arg zero:128 --arg zero:128 --arg 4
// EXPECT 2 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
// EXPECT 3 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.partition_tensor_view<4x8xf32>, %x: !pto.partition_tensor_view<4x8xf32>, %y: !pto.partition_tensor_view<4x8xf32>, %rows: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  %m = pto.make_tensor_view %a, shape = [%c2, %c3, %c8], strides = [%c24, %c8, %c1] : !pto.tensor_view<2x3x8xf32>
  %v = pto.partition_view %m, offsets = [%c0, %c0, %c0], sizes = [%c2, %c3, %c8] : !pto.tensor_view<2x3x8xf32> -> !pto.partition_tensor_view<2x3x8xf32>
  %t = pto.alloc_tile valid_row = %rows valid_col = %c8 : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
  pto.tload ins(%b : !pto.partition_tensor_view<4x8xf32>) outs(%u : !pto.tile_buf<vec, 4x8xf32>)
  pto.tload ins(%v : !pto.partition_tensor_view<2x3x8xf32>) outs(%t : !pto.tile_buf<vec, 4x8xf32, valid=?x?>)
  pto.tstore ins(%u : !pto.tile_buf<vec, 4x8xf32>) outs(%x : !pto.partition_tensor_view<4x8xf32>)
  pto.tstore ins(%t : !pto.tile_buf<vec, 4x8xf32, valid=?x?>) outs(%y : !pto.partition_tensor_view<4x8xf32>)
  return
}
