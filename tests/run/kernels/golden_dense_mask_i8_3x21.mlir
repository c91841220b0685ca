// The mask of a comparison with a scalar has bits without gaps. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_dense_mask_i8_3x21.0.npy --arg zero:192 --arg npy:kernels/golden_dense_mask_i8_3x21.2.npy --expect=1=kernels/golden_dense_mask_i8_3x21.out1.npy,0,0
// ON-CHIP: 288
func.func @golden_dense_mask_i8_3x21(%p0: !pto.ptr<i8, gm>, %p1: !pto.ptr<ui8, gm>, %p2: !pto.ptr<ui8, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 21 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xi8>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<3x21xi8>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 3 : index
  %v10 = arith.constant 64 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xui8>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xui8> -> !pto.partition_tensor_view<3x64xui8>
  %v13 = pto.alloc_tile : !pto.tile_buf<vec, 3x32xi8, valid=3x21>
  pto.tload ins(%v6 : !pto.partition_tensor_view<3x21xi8>) outs(%v13 : !pto.tile_buf<vec, 3x32xi8, valid=3x21>)
  %v14 = arith.constant 0 : index
  %v15 = arith.constant 1 : index
  %v16 = arith.constant 3 : index
  %v17 = arith.constant 64 : index
  %v18 = pto.make_tensor_view %p2, shape = [%v16, %v17], strides = [%v17, %v15] : !pto.tensor_view<?x?xui8>
  %v19 = pto.partition_view %v18, offsets = [%v14, %v14], sizes = [%v16, %v17] : !pto.tensor_view<?x?xui8> -> !pto.partition_tensor_view<3x64xui8>
  %v20 = pto.alloc_tile : !pto.tile_buf<vec, 3x64xui8>
  pto.tload ins(%v19 : !pto.partition_tensor_view<3x64xui8>) outs(%v20 : !pto.tile_buf<vec, 3x64xui8>)
  %v21 = arith.constant 3 : i8
  pto.tcmps ins(%v13, %v21 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 3x32xi8, valid=3x21>, i8) outs(%v20 : !pto.tile_buf<vec, 3x64xui8>)
  pto.tstore ins(%v20 : !pto.tile_buf<vec, 3x64xui8>) outs(%v12 : !pto.partition_tensor_view<3x64xui8>)
  return
}
