// The transposed matrix. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/transpose.0.npy --arg zero:4096 --expect=1=kernels/transpose.out.npy,0,0
// ON-CHIP: 8192
func.func @transpose(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 64x16xf32>
  pto.ttrans ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 64x16xf32>)
  %g5 = pto.make_tensor_view %p1, shape = [%c1, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %g5, offsets = [%c3, %c3], sizes = [%c1, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64x16xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t4 : !pto.tile_buf<vec, 64x16xf32>) outs(%v6 : !pto.partition_tensor_view<64x16xf32>)
  pto.barrier <PIPE_ALL>
  return
}
