// A product in blocks of 32 rows, of which the last one has 7: its operand has another shape in its buffer. Made by products.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gemm_shapes.0.npy --arg npy:kernels/gemm_shapes.1.npy --arg npy:kernels/gemm_shapes.2.npy --arg zero:546 --expect=3=kernels/gemm_shapes.out.npy,0,0
// ON-CHIP: 7268
func.func @gemm_shapes(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %bias: !pto.ptr<f32, gm>, %c: !pto.ptr<f16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c39 = arith.constant 39 : index
  scf.for %i = %c0 to %c39 step %c32 {
    %v1 = arith.subi %c39, %i : index
    %v2 = arith.minsi %v1, %c32 : index
    scf.for %j = %c0 to %c7 step %c16 {
      %v3 = arith.subi %c7, %j : index
      %v4 = arith.minsi %v3, %c16 : index
      %v5 = pto.alloc_tile valid_row = %v2 valid_col = %v4 : !pto.tile_buf<acc, 32x16xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>
      %v6 = pto.make_tensor_view %a, shape = [%c39, %c13], strides = [%c13, %c1] : !pto.tensor_view<?x?xf32>
      %v7 = pto.partition_view %v6, offsets = [%i, %c0], sizes = [%v2, %c13] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
      %v8 = pto.alloc_tile valid_row = %v2 : !pto.tile_buf<mat, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>
      pto.tload ins(%v7 : !pto.partition_tensor_view<?x?xf32>) outs(%v8 : !pto.tile_buf<mat, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>)
      %v9 = pto.make_tensor_view %b, shape = [%c13, %c7], strides = [%c7, %c1] : !pto.tensor_view<?x?xf32>
      %v10 = pto.partition_view %v9, offsets = [%c0, %j], sizes = [%c13, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
      %v11 = pto.alloc_tile valid_col = %v4 : !pto.tile_buf<mat, 16x16xf32, valid=13x?, blayout=col_major, slayout=row_major>
      pto.tload ins(%v10 : !pto.partition_tensor_view<?x?xf32>) outs(%v11 : !pto.tile_buf<mat, 16x16xf32, valid=13x?, blayout=col_major, slayout=row_major>)
      %v12 = pto.alloc_tile valid_row = %v2 : !pto.tile_buf<left, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>
      %v13 = pto.alloc_tile valid_col = %v4 : !pto.tile_buf<right, 16x16xf32, valid=13x?, slayout=col_major>
      pto.tmov ins(%v8 : !pto.tile_buf<mat, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>) outs(%v12 : !pto.tile_buf<left, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>)
      pto.tmov ins(%v11 : !pto.tile_buf<mat, 16x16xf32, valid=13x?, blayout=col_major, slayout=row_major>) outs(%v13 : !pto.tile_buf<right, 16x16xf32, valid=13x?, slayout=col_major>)
      %v14 = pto.make_tensor_view %bias, shape = [%c1, %c7], strides = [%c7, %c1] : !pto.tensor_view<?x?xf32>
      %v15 = pto.partition_view %v14, offsets = [%c0, %j], sizes = [%c1, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
      %v16 = pto.alloc_tile valid_col = %v4 : !pto.tile_buf<mat, 1x16xf32, valid=1x?>
      %v17 = pto.alloc_tile valid_col = %v4 : !pto.tile_buf<bias, 1x16xf32, valid=1x?>
      pto.tload ins(%v15 : !pto.partition_tensor_view<?x?xf32>) outs(%v16 : !pto.tile_buf<mat, 1x16xf32, valid=1x?>)
      pto.tmov ins(%v16 : !pto.tile_buf<mat, 1x16xf32, valid=1x?>) outs(%v17 : !pto.tile_buf<bias, 1x16xf32, valid=1x?>)
      pto.tmatmul.bias ins(%v12, %v13, %v17 : !pto.tile_buf<left, 32x16xf32, valid=?x13, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, valid=13x?, slayout=col_major>, !pto.tile_buf<bias, 1x16xf32, valid=1x?>) outs(%v5 : !pto.tile_buf<acc, 32x16xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>)
      %v18 = pto.make_tensor_view %c, shape = [%c39, %c7], strides = [%c7, %c1] : !pto.tensor_view<?x?xf16>
      %v19 = pto.partition_view %v18, offsets = [%i, %j], sizes = [%v2, %v4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<?x?xf16>
      pto.tstore ins(%v5 : !pto.tile_buf<acc, 32x16xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v19 : !pto.partition_tensor_view<?x?xf16>)
    }
  }
  return
}
