// Rows 1 and 2, columns 2 to 9 of a 4 x 12 matrix, through pointers, views and tiles.
// COVERS: addptr castptr make_tensor_view alloc_tile tensor_view_addr get_tensor_view_dim get_tensor_view_stride
// RUN: --pto-arch=a5 --arg iota:f32:48 --arg none:64 --arg none:40
// EXPECT 1 f32: 14 15 16 17 18 19 20 21 26 27 28 29 30 31 32 33
// EXPECT 2 i64: 4 12 12 1 14
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>, %n: !pto.ptr<i64, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %v = pto.make_tensor_view %a, shape = [%c4, %c12], strides = [%c12, %c1] : !pto.tensor_view<?x?xf32>
  %p = pto.partition_view %v, offsets = [%c1, %c2], sizes = [%c2, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x8xf32>
  %w = pto.make_tensor_view %d, shape = [%c2, %c8], strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
  %q = pto.partition_view %w, offsets = [%c0, %c0], sizes = [%c2, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x8xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 2x8xf32>
  pto.tload ins(%p : !pto.partition_tensor_view<2x8xf32>) outs(%t : !pto.tile_buf<vec, 2x8xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%t : !pto.tile_buf<vec, 2x8xf32>) outs(%q : !pto.partition_tensor_view<2x8xf32>)
  %e0 = pto.get_tensor_view_dim %v, %c0 : !pto.tensor_view<?x?xf32> -> index
  %e1 = pto.get_tensor_view_dim %v, %c1 : !pto.tensor_view<?x?xf32> -> index
  %s0 = pto.get_tensor_view_stride %v, %c0 : !pto.tensor_view<?x?xf32> -> index
  %s1 = pto.get_tensor_view_stride %v, %c1 : !pto.tensor_view<?x?xf32> -> index
  %first = pto.tensor_view_addr %p : !pto.partition_tensor_view<2x8xf32> -> !pto.ptr<f32, gm>
  %next = pto.addptr %first, %c0 : !pto.ptr<f32, gm> -> !pto.ptr<f32, gm>
  %number = pto.load_scalar %next[%c0] : !pto.ptr<f32, gm> -> f32
  %i0 = arith.index_cast %e0 : index to i64
  %i1 = arith.index_cast %e1 : index to i64
  %i2 = arith.index_cast %s0 : index to i64
  %i3 = arith.index_cast %s1 : index to i64
  %i4 = arith.fptosi %number : f32 to i64
  pto.store_scalar %i0, %n[%c0] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i1, %n[%c1] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i2, %n[%c2] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i3, %n[%c3] : !pto.ptr<i64, gm>, i64
  %bytes = pto.castptr %n : !pto.ptr<i64, gm> -> !pto.ptr<i8, gm>
  %c32 = arith.constant 32 : index
  %last = pto.addptr %bytes, %c32 : !pto.ptr<i8, gm> -> !pto.ptr<i8, gm>
  %word = pto.castptr %last : !pto.ptr<i8, gm> -> !pto.ptr<i64, gm>
  pto.store_scalar %i4, %word[%c0] : !pto.ptr<i64, gm>, i64
  return
}
