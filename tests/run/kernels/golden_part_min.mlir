// Views larger than the valid regions of parts, and places that no part covers. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_part_min.0.npy --arg npy:kernels/golden_part_min.1.npy --arg zero:512 --expect=2=kernels/golden_part_min.out2.npy,0,0
// ON-CHIP: 1536
func.func @golden_part_min(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f16, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 16 : index
  %v4 = arith.constant 16 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 16 : index
  %v10 = arith.constant 16 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xf16>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 16 : index
  %v16 = arith.constant 16 : index
  %v17 = pto.make_tensor_view %p2, shape = [%v15, %v16], strides = [%v16, %v14] : !pto.tensor_view<?x?xf16>
  %v18 = pto.partition_view %v17, offsets = [%v13, %v13], sizes = [%v15, %v16] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>
  %v19 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf16, valid=8x5>
  pto.tload ins(%v6 : !pto.partition_tensor_view<16x16xf16>) outs(%v19 : !pto.tile_buf<vec, 16x16xf16, valid=8x5>)
  %v20 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf16, valid=4x9>
  pto.tload ins(%v12 : !pto.partition_tensor_view<16x16xf16>) outs(%v20 : !pto.tile_buf<vec, 16x16xf16, valid=4x9>)
  %v21 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf16>
  pto.tpartmin ins(%v19, %v20 : !pto.tile_buf<vec, 16x16xf16, valid=8x5>, !pto.tile_buf<vec, 16x16xf16, valid=4x9>) outs(%v21 : !pto.tile_buf<vec, 16x16xf16>)
  pto.tstore ins(%v21 : !pto.tile_buf<vec, 16x16xf16>) outs(%v18 : !pto.partition_tensor_view<16x16xf16>)
  return
}
