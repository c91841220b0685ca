// Halves of rows as pairs, rotated by angles. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/rope.0.npy --arg npy:kernels/rope.1.npy --arg npy:kernels/rope.2.npy --arg zero:4096 --expect=3=kernels/rope.out.npy,1e-05,1e-05
// ON-CHIP: 16384
func.func @rope(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 32 : index
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %g7 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v8 = pto.partition_view %g7, offsets = [%c3, %c3], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
  %g9 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v10 = pto.partition_view %g9, offsets = [%c3, %c4], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
  %g11 = pto.make_tensor_view %p1, shape = [%c0, %c4], strides = [%c4, %c2] : !pto.tensor_view<?x?xf32>
  %v12 = pto.partition_view %g11, offsets = [%c3, %c3], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
  %g13 = pto.make_tensor_view %p2, shape = [%c0, %c4], strides = [%c4, %c2] : !pto.tensor_view<?x?xf32>
  %v14 = pto.partition_view %g13, offsets = [%c3, %c3], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
  pto.tload ins(%v8 : !pto.partition_tensor_view<16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
  pto.barrier <PIPE_ALL>
  pto.tload ins(%v10 : !pto.partition_tensor_view<16x32xf32>) outs(%t2 : !pto.tile_buf<vec, 16x32xf32>)
  pto.barrier <PIPE_ALL>
  pto.tload ins(%v12 : !pto.partition_tensor_view<16x32xf32>) outs(%t3 : !pto.tile_buf<vec, 16x32xf32>)
  pto.barrier <PIPE_ALL>
  pto.tload ins(%v14 : !pto.partition_tensor_view<16x32xf32>) outs(%t4 : !pto.tile_buf<vec, 16x32xf32>)
  pto.barrier <PIPE_ALL>
  pto.tmul ins(%t1, %t3 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t5 : !pto.tile_buf<vec, 16x32xf32>)
  pto.tmul ins(%t2, %t4 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t6 : !pto.tile_buf<vec, 16x32xf32>)
  pto.tsub ins(%t5, %t6 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t5 : !pto.tile_buf<vec, 16x32xf32>)
  pto.tmul ins(%t1, %t4 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
  pto.tmul ins(%t2, %t3 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t2 : !pto.tile_buf<vec, 16x32xf32>)
  pto.tadd ins(%t1, %t2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
  %t15 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tconcat ins(%t5, %t1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t15 : !pto.tile_buf<vec, 16x64xf32>)
  %g16 = pto.make_tensor_view %p3, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v17 = pto.partition_view %g16, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t15 : !pto.tile_buf<vec, 16x64xf32>) outs(%v17 : !pto.partition_tensor_view<16x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
