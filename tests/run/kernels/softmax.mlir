// Softmax of each row. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/softmax.0.npy --arg zero:4096 --expect=1=kernels/softmax.out.npy,1e-05,1e-05
// ON-CHIP: 4224
func.func @softmax(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  pto.trowmax ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
  pto.trowexpandsub ins(%t3, %t4 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.trowsum ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
  pto.trowexpanddiv ins(%t3, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %g6 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%v7 : !pto.partition_tensor_view<16x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
