// The first rows of a view of several matrices. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_larger_view.0.npy --arg zero:256 --expect=1=kernels/golden_larger_view.out1.npy,0,0
// ON-CHIP: 256
func.func @golden_larger_view(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 24 : index
  %v4 = arith.constant 8 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<24x8xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 8 : index
  %v10 = arith.constant 8 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xf32>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 8 : index
  %v16 = arith.constant 32 : index
  %v17 = arith.constant 96 : index
  %v18 = arith.constant 192 : index
  %v19 = arith.constant 1 : index
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 3 : index
  %v22 = arith.constant 4 : index
  %v23 = arith.constant 8 : index
  %v24 = pto.make_tensor_view %p0, shape = [%v19, %v20, %v21, %v22, %v23], strides = [%v18, %v17, %v16, %v15, %v14] : !pto.tensor_view<1x2x3x4x8xf32>
  %v25 = pto.partition_view %v24, offsets = [%v13, %v13, %v13, %v13, %v13], sizes = [%v19, %v20, %v21, %v22, %v23] : !pto.tensor_view<1x2x3x4x8xf32> -> !pto.partition_tensor_view<1x2x3x4x8xf32>
  %v26 = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=8x8>
  pto.tload ins(%v25 : !pto.partition_tensor_view<1x2x3x4x8xf32>) outs(%v26 : !pto.tile_buf<vec, 16x8xf32, valid=8x8>)
  pto.tstore ins(%v26 : !pto.tile_buf<vec, 16x8xf32, valid=8x8>) outs(%v12 : !pto.partition_tensor_view<8x8xf32>)
  return
}
