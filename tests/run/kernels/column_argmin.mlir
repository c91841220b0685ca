// The row of the least of each column. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/column_argmin.0.npy --arg zero:256 --expect=1=kernels/column_argmin.out.npy,0,0
// ON-CHIP: 33024
func.func @column_argmin(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 64x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<64x64xf32>) outs(%t3 : !pto.tile_buf<vec, 64x64xf32>)
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 64x64xf32>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xi32>
  pto.tcolargmin ins(%t3, %t4 : !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>) outs(%t5 : !pto.tile_buf<vec, 1x64xi32>)
  %g6 = pto.make_tensor_view %p1, shape = [%c1, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xi32>
  %v7 = pto.partition_view %g6, offsets = [%c2, %c2], sizes = [%c1, %c0] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x64xi32>
  pto.tstore ins(%t5 : !pto.tile_buf<vec, 1x64xi32>) outs(%v7 : !pto.partition_tensor_view<1x64xi32>)
  return
}
