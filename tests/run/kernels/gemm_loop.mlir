// A product of f16, in blocks of 16 x 32 of the result. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemm_loop.0.npy --arg npy:kernels/gemm_loop.1.npy --arg zero:8192 --expect=2=kernels/gemm_loop.out.npy,0,0
// ON-CHIP: 12288
func.func @gemm_loop(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
    %t4 = pto.alloc_tile : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf16>) outs(%t4 : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>)
    %t5 = pto.alloc_tile : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>
    pto.tmov ins(%t4 : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>) outs(%t5 : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>)
    scf.for %i6 = %c0 to %c3 step %c1 {
      %g7 = pto.make_tensor_view %p1, shape = [%c3, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
      %v8 = pto.partition_view %g7, offsets = [%c0, %i6], sizes = [%c3, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<64x32xf16>
      %t9 = pto.alloc_tile : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>
      pto.tload ins(%v8 : !pto.partition_tensor_view<64x32xf16>) outs(%t9 : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>)
      %t10 = pto.alloc_tile : !pto.tile_buf<right, 64x32xf16, slayout=col_major>
      pto.tmov ins(%t9 : !pto.tile_buf<mat, 64x32xf16, blayout=col_major, slayout=row_major>) outs(%t10 : !pto.tile_buf<right, 64x32xf16, slayout=col_major>)
      %t11 = pto.alloc_tile : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
      pto.tmatmul ins(%t5, %t10 : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x32xf16, slayout=col_major>) outs(%t11 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
      %g12 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
      %v13 = pto.partition_view %g12, offsets = [%i1, %i6], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
      pto.tstore ins(%t11 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v13 : !pto.partition_tensor_view<16x32xf32>)
    }
  }
  return
}
