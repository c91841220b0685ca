// Bytes times 1/32. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/dequantise.0.npy --arg zero:4096 --expect=1=kernels/dequantise.out.npy,0,0
// ON-CHIP: 7168
func.func @dequantise(%p0: !pto.ptr<i8, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 3.125000e-02 : f32
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xi8>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x64xi8>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi8>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xi8>) outs(%t3 : !pto.tile_buf<vec, 16x64xi8>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t3 : !pto.tile_buf<vec, 16x64xi8>) outs(%t4 : !pto.tile_buf<vec, 16x64xf16>)
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xf16>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tmuls ins(%t5, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  %g6 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t5 : !pto.tile_buf<vec, 16x64xf32>) outs(%v7 : !pto.partition_tensor_view<16x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
