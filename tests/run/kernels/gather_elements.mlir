// Elements of a tile by their numbers. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gather_elements.0.npy --arg npy:kernels/gather_elements.1.npy --arg zero:1024 --expect=2=kernels/gather_elements.out.npy,0,0
// ON-CHIP: 6144
func.func @gather_elements(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %g4 = pto.make_tensor_view %p1, shape = [%c4, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xi32>
  %v5 = pto.partition_view %g4, offsets = [%c3, %c3], sizes = [%c4, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<4x64xi32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 4x64xi32>
  pto.tload ins(%v5 : !pto.partition_tensor_view<4x64xi32>) outs(%t6 : !pto.tile_buf<vec, 4x64xi32>)
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 4x64xf32>
  pto.tgather ins(%t3, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 4x64xi32>) outs(%t7 : !pto.tile_buf<vec, 4x64xf32>)
  %g8 = pto.make_tensor_view %p2, shape = [%c4, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v9 = pto.partition_view %g8, offsets = [%c3, %c3], sizes = [%c4, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x64xf32>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 4x64xf32>) outs(%v9 : !pto.partition_tensor_view<4x64xf32>)
  return
}
