// A row times a matrix plus a row, in two blocks along k. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemv_blocks.0.npy --arg npy:kernels/gemv_blocks.1.npy --arg npy:kernels/gemv_blocks.2.npy --arg zero:128 --expect=3=kernels/gemv_blocks.out.npy,0,0
// ON-CHIP: 5856
func.func @gemv_blocks(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 64 : index
  %g1 = pto.make_tensor_view %p2, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x32xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<mat, 1x32xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x32xf32>) outs(%t3 : !pto.tile_buf<mat, 1x32xf32>)
  %t4 = pto.alloc_tile : !pto.tile_buf<bias, 1x32xf32>
  pto.tmov ins(%t3 : !pto.tile_buf<mat, 1x32xf32>) outs(%t4 : !pto.tile_buf<bias, 1x32xf32>)
  %t5 = pto.alloc_tile : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>
  %g6 = pto.make_tensor_view %p0, shape = [%c0, %c3], strides = [%c3, %c0] : !pto.tensor_view<?x?xf16>
  %v7 = pto.partition_view %g6, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x32xf16>
  %t8 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tload ins(%v7 : !pto.partition_tensor_view<1x32xf16>) outs(%t8 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  %t9 = pto.alloc_tile : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t8 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>) outs(%t9 : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  %g10 = pto.make_tensor_view %p1, shape = [%c3, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf16>
  %v11 = pto.partition_view %g10, offsets = [%c2, %c2], sizes = [%c1, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
  %t12 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v11 : !pto.partition_tensor_view<32x32xf16>) outs(%t12 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
  %t13 = pto.alloc_tile : !pto.tile_buf<right, 32x32xf16, slayout=col_major>
  pto.tmov ins(%t12 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t13 : !pto.tile_buf<right, 32x32xf16, slayout=col_major>)
  pto.tgemv.bias ins(%t9, %t13, %t4 : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>, !pto.tile_buf<bias, 1x32xf32>) outs(%t5 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
  %g14 = pto.make_tensor_view %p0, shape = [%c0, %c3], strides = [%c3, %c0] : !pto.tensor_view<?x?xf16>
  %v15 = pto.partition_view %g14, offsets = [%c2, %c1], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x32xf16>
  %t16 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tload ins(%v15 : !pto.partition_tensor_view<1x32xf16>) outs(%t16 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  %t17 = pto.alloc_tile : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t16 : !pto.tile_buf<mat, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>) outs(%t17 : !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>)
  %g18 = pto.make_tensor_view %p1, shape = [%c3, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf16>
  %v19 = pto.partition_view %g18, offsets = [%c1, %c2], sizes = [%c1, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
  %t20 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v19 : !pto.partition_tensor_view<32x32xf16>) outs(%t20 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
  %t21 = pto.alloc_tile : !pto.tile_buf<right, 32x32xf16, slayout=col_major>
  pto.tmov ins(%t20 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t21 : !pto.tile_buf<right, 32x32xf16, slayout=col_major>)
  pto.tgemv.acc ins(%t5, %t17, %t21 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xf16, valid=1x32, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%t5 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>)
  %g22 = pto.make_tensor_view %p3, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v23 = pto.partition_view %g22, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x32xf32>
  pto.tstore ins(%t5 : !pto.tile_buf<acc, 16x32xf32, valid=1x32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v23 : !pto.partition_tensor_view<1x32xf32>)
  return
}
