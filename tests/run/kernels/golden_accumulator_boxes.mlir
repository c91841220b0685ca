// An accumulator of fractal 512, read by the copy of the cube core. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_accumulator_boxes.0.npy --arg npy:kernels/golden_accumulator_boxes.1.npy --arg zero:4096 --expect=2=kernels/golden_accumulator_boxes.out2.npy,0,0
// ON-CHIP: 7168
func.func @golden_accumulator_boxes(%p0: !pto.ptr<i8, gm>, %p1: !pto.ptr<i8, gm>, %p2: !pto.ptr<i32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 32 : index
  %v4 = arith.constant 32 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xi8>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<32x32xi8>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 32 : index
  %v10 = arith.constant 32 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xi8>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<32x32xi8>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 32 : index
  %v16 = arith.constant 32 : index
  %v17 = pto.make_tensor_view %p2, shape = [%v15, %v16], strides = [%v16, %v14] : !pto.tensor_view<?x?xi32>
  %v18 = pto.partition_view %v17, offsets = [%v13, %v13], sizes = [%v15, %v16] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<32x32xi32>
  %v19 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>
  pto.tload ins(%v6 : !pto.partition_tensor_view<32x32xi8>) outs(%v19 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
  %v20 = pto.alloc_tile : !pto.tile_buf<left, 32x32xi8, blayout=col_major, slayout=row_major>
  pto.tmov ins(%v19 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) outs(%v20 : !pto.tile_buf<left, 32x32xi8, blayout=col_major, slayout=row_major>)
  %v21 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>
  pto.tload ins(%v12 : !pto.partition_tensor_view<32x32xi8>) outs(%v21 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
  %v22 = pto.alloc_tile : !pto.tile_buf<right, 32x32xi8, slayout=col_major>
  pto.tmov ins(%v21 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) outs(%v22 : !pto.tile_buf<right, 32x32xi8, slayout=col_major>)
  %v23 = pto.alloc_tile : !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major>
  pto.tmatmul ins(%v20, %v22 : !pto.tile_buf<left, 32x32xi8, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xi8, slayout=col_major>) outs(%v23 : !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major>)
  pto.tstore ins(%v23 : !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major>) outs(%v18 : !pto.partition_tensor_view<32x32xi32>)
  return
}
