// Blocks of half precision, the last of them cut. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_gather_blocks_f16.0.npy --arg npy:kernels/golden_gather_blocks_f16.1.npy --arg zero:80 --expect=2=kernels/golden_gather_blocks_f16.out2.npy,0,0
// ON-CHIP: 512
func.func @golden_gather_blocks_f16(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<f16, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 64 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf16>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<2x64xf16>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 8 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xi32>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x8xi32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 1 : index
  %v16 = arith.constant 40 : index
  %v17 = pto.make_tensor_view %p2, shape = [%v15, %v16], strides = [%v16, %v14] : !pto.tensor_view<?x?xf16>
  %v18 = pto.partition_view %v17, offsets = [%v13, %v13], sizes = [%v15, %v16] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x40xf16>
  %v19 = pto.alloc_tile : !pto.tile_buf<vec, 2x64xf16>
  pto.tload ins(%v6 : !pto.partition_tensor_view<2x64xf16>) outs(%v19 : !pto.tile_buf<vec, 2x64xf16>)
  %v20 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.tload ins(%v12 : !pto.partition_tensor_view<1x8xi32>) outs(%v20 : !pto.tile_buf<vec, 1x8xi32>)
  %v21 = pto.alloc_tile : !pto.tile_buf<vec, 1x48xf16, valid=1x40>
  pto.tgatherb ins(%v19, %v20 : !pto.tile_buf<vec, 2x64xf16>, !pto.tile_buf<vec, 1x8xi32>) outs(%v21 : !pto.tile_buf<vec, 1x48xf16, valid=1x40>)
  pto.tstore ins(%v21 : !pto.tile_buf<vec, 1x48xf16, valid=1x40>) outs(%v18 : !pto.partition_tensor_view<1x40xf16>)
  return
}
