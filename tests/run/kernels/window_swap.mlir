// The halves of rows change places, by windows onto tiles. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/window_swap.0.npy --arg zero:4096 --expect=1=kernels/window_swap.out.npy,0,0
// ON-CHIP: 8192
func.func @window_swap(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 32 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %w5 = pto.subview %t3[%c3, %c3] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  %w6 = pto.subview %t4[%c3, %c4] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  pto.tmov ins(%w5 : !pto.tile_buf<vec, 16x32xf32>) outs(%w6 : !pto.tile_buf<vec, 16x32xf32>)
  %w7 = pto.subview %t3[%c3, %c4] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  %w8 = pto.subview %t4[%c3, %c3] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  pto.tmov ins(%w7 : !pto.tile_buf<vec, 16x32xf32>) outs(%w8 : !pto.tile_buf<vec, 16x32xf32>)
  %g9 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v10 = pto.partition_view %g9, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%v10 : !pto.partition_tensor_view<16x64xf32>)
  return
}
