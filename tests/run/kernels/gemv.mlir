// A row times a matrix, of a tile with one valid row. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemv.0.npy --arg npy:kernels/gemv.1.npy --arg zero:128 --expect=2=kernels/gemv.out.npy,0,0
// ON-CHIP: 6752
func.func @gemv(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf16>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x32xf16>
  %t3 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x32xf16>) outs(%t3 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t3 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>) outs(%t4 : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  %g5 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %g5, offsets = [%c2, %c2], sizes = [%c1, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
  %t7 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v6 : !pto.partition_tensor_view<32x32xf16>) outs(%t7 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t8 = pto.alloc_tile : !pto.tile_buf<right, 32x32xf16, slayout=col_major>
  pto.tmov ins(%t7 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t8 : !pto.tile_buf<right, 32x32xf16, slayout=col_major>)
  pto.barrier <PIPE_ALL>
  %t9 = pto.alloc_tile : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tgemv ins(%t4, %t8 : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%t9 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
  %g10 = pto.make_tensor_view %p2, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v11 = pto.partition_view %g10, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x32xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t9 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v11 : !pto.partition_tensor_view<1x32xf32>)
  pto.barrier <PIPE_ALL>
  return
}
