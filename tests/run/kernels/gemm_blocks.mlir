// A product in blocks along k, added up in the accumulator. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemm_blocks.0.npy --arg npy:kernels/gemm_blocks.1.npy --arg 48 --arg zero:4096 --expect=3=kernels/gemm_blocks.out.npy,0,0
// ON-CHIP: 12288
func.func @gemm_blocks(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: index, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 32 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 16 : index
  %t1 = pto.alloc_tile : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %g2 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v3 = pto.partition_view %g2, offsets = [%c3, %c3], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x16xf16>
  %t4 = pto.alloc_tile : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v3 : !pto.partition_tensor_view<32x16xf16>) outs(%t4 : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t5 = pto.alloc_tile : !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t4 : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>) outs(%t5 : !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %g6 = pto.make_tensor_view %p1, shape = [%c1, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf16>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%c4, %c0] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x32xf16>
  %t8 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v7 : !pto.partition_tensor_view<16x32xf16>) outs(%t8 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t9 = pto.alloc_tile : !pto.tile_buf<right, 16x32xf16, slayout=col_major>
  pto.tmov ins(%t8 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>) outs(%t9 : !pto.tile_buf<right, 16x32xf16, slayout=col_major>)
  pto.barrier <PIPE_ALL>
  pto.tmatmul ins(%t5, %t9 : !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x32xf16, slayout=col_major>) outs(%t1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.barrier <PIPE_ALL>
  scf.for %i10 = %c4 to %p2 step %c4 {
    %g11 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
    %v12 = pto.partition_view %g11, offsets = [%c3, %i10], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x16xf16>
    %t13 = pto.alloc_tile : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v12 : !pto.partition_tensor_view<32x16xf16>) outs(%t13 : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %t14 = pto.alloc_tile : !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>
    pto.tmov ins(%t13 : !pto.tile_buf<mat, 32x16xf16, blayout=col_major, slayout=row_major>) outs(%t14 : !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %g15 = pto.make_tensor_view %p1, shape = [%c1, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf16>
    %v16 = pto.partition_view %g15, offsets = [%i10, %c3], sizes = [%c4, %c0] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x32xf16>
    %t17 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v16 : !pto.partition_tensor_view<16x32xf16>) outs(%t17 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %t18 = pto.alloc_tile : !pto.tile_buf<right, 16x32xf16, slayout=col_major>
    pto.tmov ins(%t17 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>) outs(%t18 : !pto.tile_buf<right, 16x32xf16, slayout=col_major>)
    pto.barrier <PIPE_ALL>
    pto.tmatmul.acc ins(%t1, %t14, %t18 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x32xf16, slayout=col_major>) outs(%t1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.barrier <PIPE_ALL>
  }
  %g19 = pto.make_tensor_view %p3, shape = [%c0, %c0], strides = [%c0, %c2] : !pto.tensor_view<?x?xf32>
  %v20 = pto.partition_view %g19, offsets = [%c3, %c3], sizes = [%c0, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x32xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v20 : !pto.partition_tensor_view<32x32xf32>)
  pto.barrier <PIPE_ALL>
  return
}
