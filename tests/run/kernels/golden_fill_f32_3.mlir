// Padding with the greatest or the least is finite. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_fill_f32_3.0.npy --arg zero:256 --expect=1=kernels/golden_fill_f32_3.out1.npy,0,0
// ON-CHIP: 512
func.func @golden_fill_f32_3(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 5 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<3x5xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 4 : index
  %v10 = arith.constant 16 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xf32>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x16xf32>
  %v13 = pto.alloc_tile : !pto.tile_buf<vec, 4x16xf32, valid=3x5>
  pto.tload ins(%v6 : !pto.partition_tensor_view<3x5xf32>) outs(%v13 : !pto.tile_buf<vec, 4x16xf32, valid=3x5>)
  %v14 = pto.alloc_tile : !pto.tile_buf<vec, 4x16xf32, pad=3>
  pto.tfillpad ins(%v13 : !pto.tile_buf<vec, 4x16xf32, valid=3x5>) outs(%v14 : !pto.tile_buf<vec, 4x16xf32, pad=3>)
  pto.tstore ins(%v14 : !pto.tile_buf<vec, 4x16xf32, pad=3>) outs(%v12 : !pto.partition_tensor_view<4x16xf32>)
  return
}
