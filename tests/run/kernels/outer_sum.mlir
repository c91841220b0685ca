// A column plus a row: each of 32 plus each of 64. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/outer_sum.0.npy --arg npy:kernels/outer_sum.1.npy --arg zero:8192 --expect=2=kernels/outer_sum.out.npy,1e-06,1e-06
// ON-CHIP: 8576
func.func @outer_sum(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 32 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 64 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c1] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x1xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>
  pto.tload ins(%v2 : !pto.partition_tensor_view<32x1xf32>) outs(%t3 : !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>)
  %g4 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c1] : !pto.tensor_view<?x?xf32>
  %v5 = pto.partition_view %g4, offsets = [%c2, %c2], sizes = [%c1, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%v5 : !pto.partition_tensor_view<1x64xf32>) outs(%t6 : !pto.tile_buf<vec, 1x64xf32>)
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
  pto.tcolexpand ins(%t6 : !pto.tile_buf<vec, 1x64xf32>) outs(%t7 : !pto.tile_buf<vec, 32x64xf32>)
  pto.trowexpandadd ins(%t7, %t3 : !pto.tile_buf<vec, 32x64xf32>, !pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>) outs(%t7 : !pto.tile_buf<vec, 32x64xf32>)
  %g8 = pto.make_tensor_view %p2, shape = [%c0, %c3], strides = [%c3, %c1] : !pto.tensor_view<?x?xf32>
  %v9 = pto.partition_view %g8, offsets = [%c2, %c2], sizes = [%c0, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x64xf32>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 32x64xf32>) outs(%v9 : !pto.partition_tensor_view<32x64xf32>)
  return
}
