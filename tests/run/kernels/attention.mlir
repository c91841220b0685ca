// softmax(Q K^T / sqrt(32)) V, the scores through global memory. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/attention.0.npy --arg npy:kernels/attention.1.npy --arg npy:kernels/attention.2.npy --arg zero:4096 --arg zero:4096 --expect=4=kernels/attention.out.npy,0.002,0.002
// ON-CHIP: 53504
func.func @attention(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f16, gm>, %p3: !pto.ptr<f16, gm>, %p4: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 32 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1.767767e-01 : f32
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf16>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c0] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
  %t3 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v2 : !pto.partition_tensor_view<32x32xf16>) outs(%t3 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<left, 32x32xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t3 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t4 : !pto.tile_buf<left, 32x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %g5 = pto.make_tensor_view %p1, shape = [%c0, %c3], strides = [%c3, %c1] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %g5, offsets = [%c2, %c2], sizes = [%c0, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x64xf16>
  %t7 = pto.alloc_tile : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v6 : !pto.partition_tensor_view<32x64xf16>) outs(%t7 : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t8 = pto.alloc_tile : !pto.tile_buf<right, 32x64xf16, slayout=col_major>
  pto.tmov ins(%t7 : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>) outs(%t8 : !pto.tile_buf<right, 32x64xf16, slayout=col_major>)
  pto.barrier <PIPE_ALL>
  %t9 = pto.alloc_tile : !pto.tile_buf<acc, 32x64xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tmatmul ins(%t4, %t8 : !pto.tile_buf<left, 32x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x64xf16, slayout=col_major>) outs(%t9 : !pto.tile_buf<acc, 32x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.barrier <PIPE_ALL>
  %t10 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
  pto.tmov ins(%t9 : !pto.tile_buf<acc, 32x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%t10 : !pto.tile_buf<vec, 32x64xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
  pto.barrier <PIPE_ALL>
  pto.tmuls ins(%t10, %c4 : !pto.tile_buf<vec, 32x64xf32>, f32) outs(%t10 : !pto.tile_buf<vec, 32x64xf32>)
  %t11 = pto.alloc_tile : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>
  %t12 = pto.alloc_tile : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>
  pto.trowmax ins(%t10 : !pto.tile_buf<vec, 32x64xf32>) outs(%t11 : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>)
  pto.trowexpandsub ins(%t10, %t11 : !pto.tile_buf<vec, 32x64xf32>, !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>) outs(%t10 : !pto.tile_buf<vec, 32x64xf32>)
  pto.texp ins(%t10 : !pto.tile_buf<vec, 32x64xf32>) outs(%t10 : !pto.tile_buf<vec, 32x64xf32>)
  pto.trowsum ins(%t10 : !pto.tile_buf<vec, 32x64xf32>) outs(%t12 : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>)
  pto.trowexpanddiv ins(%t10, %t12 : !pto.tile_buf<vec, 32x64xf32>, !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>) outs(%t10 : !pto.tile_buf<vec, 32x64xf32>)
  %t13 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf16>
  pto.tcvt ins(%t10 : !pto.tile_buf<vec, 32x64xf32>) outs(%t13 : !pto.tile_buf<vec, 32x64xf16>)
  %g14 = pto.make_tensor_view %p3, shape = [%c0, %c3], strides = [%c3, %c1] : !pto.tensor_view<?x?xf16>
  %v15 = pto.partition_view %g14, offsets = [%c2, %c2], sizes = [%c0, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x64xf16>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t13 : !pto.tile_buf<vec, 32x64xf16>) outs(%v15 : !pto.partition_tensor_view<32x64xf16>)
  pto.barrier <PIPE_ALL>
  %g16 = pto.make_tensor_view %p3, shape = [%c0, %c3], strides = [%c3, %c1] : !pto.tensor_view<?x?xf16>
  %v17 = pto.partition_view %g16, offsets = [%c2, %c2], sizes = [%c0, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x64xf16>
  %t18 = pto.alloc_tile : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v17 : !pto.partition_tensor_view<32x64xf16>) outs(%t18 : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t19 = pto.alloc_tile : !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t18 : !pto.tile_buf<mat, 32x64xf16, blayout=col_major, slayout=row_major>) outs(%t19 : !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %g20 = pto.make_tensor_view %p2, shape = [%c3, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf16>
  %v21 = pto.partition_view %g20, offsets = [%c2, %c2], sizes = [%c3, %c0] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<64x32xf16>
  %t22 = pto.alloc_tile : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v21 : !pto.partition_tensor_view<64x32xf16>) outs(%t22 : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t23 = pto.alloc_tile : !pto.tile_buf<right, 64x32xf16, slayout=col_major>
  pto.tmov ins(%t22 : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>) outs(%t23 : !pto.tile_buf<right, 64x32xf16, slayout=col_major>)
  pto.barrier <PIPE_ALL>
  %t24 = pto.alloc_tile : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tmatmul ins(%t19, %t23 : !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x32xf16, slayout=col_major>) outs(%t24 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  %g25 = pto.make_tensor_view %p4, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf32>
  %v26 = pto.partition_view %g25, offsets = [%c2, %c2], sizes = [%c0, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x32xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t24 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v26 : !pto.partition_tensor_view<32x32xf32>)
  pto.barrier <PIPE_ALL>
  return
}
