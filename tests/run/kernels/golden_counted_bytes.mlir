// Two tiles side by side: counts are bytes. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_counted_bytes.0.npy --arg npy:kernels/golden_counted_bytes.1.npy --arg npy:kernels/golden_counted_bytes.2.npy --arg npy:kernels/golden_counted_bytes.3.npy --arg npy:kernels/golden_counted_bytes.4.npy --arg zero:256 --expect=5=kernels/golden_counted_bytes.out5.npy,0,0
// ON-CHIP: 768
func.func @golden_counted_bytes(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>, %p3: !pto.ptr<i32, gm>, %p4: !pto.ptr<i32, gm>, %p5: !pto.ptr<f32, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 8 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x8xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 4 : index
  %v10 = arith.constant 8 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xf32>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x8xf32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 4 : index
  %v16 = arith.constant 16 : index
  %v17 = pto.make_tensor_view %p2, shape = [%v15, %v16], strides = [%v16, %v14] : !pto.tensor_view<?x?xf32>
  %v18 = pto.partition_view %v17, offsets = [%v13, %v13], sizes = [%v15, %v16] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x16xf32>
  %v19 = arith.constant 0 : index
  %v20 = arith.constant 1 : index
  %v21 = arith.constant 4 : index
  %v22 = arith.constant 8 : index
  %v23 = pto.make_tensor_view %p3, shape = [%v21, %v22], strides = [%v22, %v20] : !pto.tensor_view<?x?xi32>
  %v24 = pto.partition_view %v23, offsets = [%v19, %v19], sizes = [%v21, %v22] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<4x8xi32>
  %v25 = arith.constant 0 : index
  %v26 = arith.constant 1 : index
  %v27 = arith.constant 4 : index
  %v28 = arith.constant 8 : index
  %v29 = pto.make_tensor_view %p4, shape = [%v27, %v28], strides = [%v28, %v26] : !pto.tensor_view<?x?xi32>
  %v30 = pto.partition_view %v29, offsets = [%v25, %v25], sizes = [%v27, %v28] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<4x8xi32>
  %v31 = arith.constant 0 : index
  %v32 = arith.constant 1 : index
  %v33 = arith.constant 4 : index
  %v34 = arith.constant 16 : index
  %v35 = pto.make_tensor_view %p5, shape = [%v33, %v34], strides = [%v34, %v32] : !pto.tensor_view<?x?xf32>
  %v36 = pto.partition_view %v35, offsets = [%v31, %v31], sizes = [%v33, %v34] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<4x16xf32>
  %v37 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
  pto.tload ins(%v6 : !pto.partition_tensor_view<4x8xf32>) outs(%v37 : !pto.tile_buf<vec, 4x8xf32>)
  %v38 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
  pto.tload ins(%v12 : !pto.partition_tensor_view<4x8xf32>) outs(%v38 : !pto.tile_buf<vec, 4x8xf32>)
  %v39 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xi32>
  pto.tload ins(%v24 : !pto.partition_tensor_view<4x8xi32>) outs(%v39 : !pto.tile_buf<vec, 4x8xi32>)
  %v40 = pto.alloc_tile : !pto.tile_buf<vec, 4x8xi32>
  pto.tload ins(%v30 : !pto.partition_tensor_view<4x8xi32>) outs(%v40 : !pto.tile_buf<vec, 4x8xi32>)
  %v41 = pto.alloc_tile : !pto.tile_buf<vec, 4x16xf32>
  pto.tload ins(%v18 : !pto.partition_tensor_view<4x16xf32>) outs(%v41 : !pto.tile_buf<vec, 4x16xf32>)
  pto.tconcatidx ins(%v37, %v38, %v39, %v40 : !pto.tile_buf<vec, 4x8xf32>, !pto.tile_buf<vec, 4x8xf32>, !pto.tile_buf<vec, 4x8xi32>, !pto.tile_buf<vec, 4x8xi32>) outs(%v41 : !pto.tile_buf<vec, 4x16xf32>)
  pto.tstore ins(%v41 : !pto.tile_buf<vec, 4x16xf32>) outs(%v36 : !pto.partition_tensor_view<4x16xf32>)
  return
}
