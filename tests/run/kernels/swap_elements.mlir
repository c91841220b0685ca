// The first and the last element change places, a prefetch before. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/swap_elements.0.npy --arg zero:4096 --expect=1=kernels/swap_elements.out.npy,0,0
// ON-CHIP: 4096
func.func @swap_elements(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 1023 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tprefetch ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %e4 = pto.tgetval ins(%t3, %c3 : !pto.tile_buf<vec, 16x64xf32>, index) outs : f32
  %e5 = pto.tgetval ins(%t3, %c4 : !pto.tile_buf<vec, 16x64xf32>, index) outs : f32
  pto.tsetval ins(%c3, %e5 : index, f32) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tsetval ins(%c4, %e4 : index, f32) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %g6 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%v7 : !pto.partition_tensor_view<16x64xf32>)
  return
}
