// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gelu.0.npy --arg zero:4096 --expect=1=kernels/gelu.out.npy,0.0001,0.0001
// ON-CHIP: 12288
func.func @gelu(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 4.471500e-02 : f32
  %c5 = arith.constant -1.595769e+00 : f32
  %c6 = arith.constant 1.000000e+00 : f32
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tmul ins(%t3, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tmul ins(%t4, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tmuls ins(%t4, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tadd ins(%t4, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tmuls ins(%t4, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%t5 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tadds ins(%t5, %c6 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tdiv ins(%t3, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %g6 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%v7 : !pto.partition_tensor_view<16x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
