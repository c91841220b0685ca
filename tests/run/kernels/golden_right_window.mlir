// The right operand is a square window of a tile in layout NZ. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_right_window.0.npy --arg npy:kernels/golden_right_window.1.npy --arg zero:1024 --expect=2=kernels/golden_right_window.out2.npy,0,0
// ON-CHIP: 5120
func.func @golden_right_window(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 16 : index
  %v4 = arith.constant 16 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 48 : index
  %v10 = arith.constant 32 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xf16>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<48x32xf16>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 16 : index
  %v16 = arith.constant 16 : index
  %v17 = pto.make_tensor_view %p2, shape = [%v15, %v16], strides = [%v16, %v14] : !pto.tensor_view<?x?xf32>
  %v18 = pto.partition_view %v17, offsets = [%v13, %v13], sizes = [%v15, %v16] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x16xf32>
  %v19 = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v6 : !pto.partition_tensor_view<16x16xf16>) outs(%v19 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  %v20 = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%v19 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%v20 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
  %v21 = pto.alloc_tile : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v12 : !pto.partition_tensor_view<48x32xf16>) outs(%v21 : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>)
  %v22 = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %v23 = arith.constant 32 : index
  %v24 = arith.constant 16 : index
  pto.textract ins(%v21, %v23, %v24 : !pto.tile_buf<mat, 48x32xf16, blayout=col_major, slayout=row_major>, index, index) outs(%v22 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
  %v25 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tmatmul ins(%v20, %v22 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%v25 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.tstore ins(%v25 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v18 : !pto.partition_tensor_view<16x16xf32>)
  return
}
