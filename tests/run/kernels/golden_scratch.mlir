// Positions of rows of a tile that fills more than half of vector memory, with scratch of its size. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg iota:f32:32768 --arg zero:64 --expect=1=kernels/golden_scratch.out1.npy,0,0
// ON-CHIP: 131556
func.func @golden_scratch(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<ui32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 16 : index
  %v4 = arith.constant 2048 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x2048xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 16 : index
  %v10 = arith.constant 1 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xui32>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xui32> -> !pto.partition_tensor_view<16x1xui32>
  %v13 = pto.alloc_tile : !pto.tile_buf<vec, 16x2048xf32, valid=16x2045>
  %v14 = pto.alloc_tile : !pto.tile_buf<vec, 16x2048xf32, valid=16x2045>
  %v15 = pto.alloc_tile : !pto.tile_buf<vec, 16x8xui32, valid=16x1>
  pto.tload ins(%v6 : !pto.partition_tensor_view<16x2048xf32>) outs(%v13 : !pto.tile_buf<vec, 16x2048xf32, valid=16x2045>)
  pto.trowargmax ins(%v13, %v14 : !pto.tile_buf<vec, 16x2048xf32, valid=16x2045>, !pto.tile_buf<vec, 16x2048xf32, valid=16x2045>) outs(%v15 : !pto.tile_buf<vec, 16x8xui32, valid=16x1>)
  pto.tstore ins(%v15 : !pto.tile_buf<vec, 16x8xui32, valid=16x1>) outs(%v12 : !pto.partition_tensor_view<16x1xui32>)
  return
}
