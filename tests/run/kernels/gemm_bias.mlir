// A product added to a row. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemm_bias.0.npy --arg npy:kernels/gemm_bias.1.npy --arg npy:kernels/gemm_bias.2.npy --arg zero:4096 --expect=3=kernels/gemm_bias.out.npy,0,0
// ON-CHIP: 16640
func.func @gemm_bias(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 32 : index
  %c1 = arith.constant 48 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x48xf16>
  %t3 = pto.alloc_tile : !pto.tile_buf<mat, 32x48xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v2 : !pto.partition_tensor_view<32x48xf16>) outs(%t3 : !pto.tile_buf<mat, 32x48xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<left, 32x48xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t3 : !pto.tile_buf<mat, 32x48xf16, blayout=col_major, slayout=row_major>) outs(%t4 : !pto.tile_buf<left, 32x48xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %g5 = pto.make_tensor_view %p1, shape = [%c1, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %g5, offsets = [%c3, %c3], sizes = [%c1, %c0] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<48x32xf16>
  %t7 = pto.alloc_tile : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v6 : !pto.partition_tensor_view<48x32xf16>) outs(%t7 : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t8 = pto.alloc_tile : !pto.tile_buf<right, 48x32xf16, slayout=col_major>
  pto.tmov ins(%t7 : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>) outs(%t8 : !pto.tile_buf<right, 48x32xf16, slayout=col_major>)
  pto.barrier <PIPE_ALL>
  %t9 = pto.alloc_tile : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %g10 = pto.make_tensor_view %p2, shape = [%c2, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf32>
  %v11 = pto.partition_view %g10, offsets = [%c3, %c3], sizes = [%c2, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x32xf32>
  %t12 = pto.alloc_tile : !pto.tile_buf<mat, 1x32xf32>
  pto.tload ins(%v11 : !pto.partition_tensor_view<1x32xf32>) outs(%t12 : !pto.tile_buf<mat, 1x32xf32>)
  pto.barrier <PIPE_ALL>
  %t13 = pto.alloc_tile : !pto.tile_buf<bias, 1x32xf32>
  pto.tmov ins(%t12 : !pto.tile_buf<mat, 1x32xf32>) outs(%t13 : !pto.tile_buf<bias, 1x32xf32>)
  pto.barrier <PIPE_ALL>
  pto.tmatmul.bias ins(%t4, %t8, %t13 : !pto.tile_buf<left, 32x48xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 48x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%t9 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.barrier <PIPE_ALL>
  %g14 = pto.make_tensor_view %p3, shape = [%c0, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf32>
  %v15 = pto.partition_view %g14, offsets = [%c3, %c3], sizes = [%c0, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x32xf32>
  pto.tstore ins(%t9 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v15 : !pto.partition_tensor_view<32x32xf32>)
  return
}
