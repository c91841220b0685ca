// Rows put into a table by number. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/scatter_rows.0.npy --expect=0=kernels/scatter_rows.out.npy,0,0 --arg npy:kernels/scatter_rows.1.npy --arg npy:kernels/scatter_rows.2.npy
// ON-CHIP: 4160
func.func @scatter_rows(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 64 : index
  %g1 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xi32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x16xi32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 1x16xi32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x16xi32>) outs(%t3 : !pto.tile_buf<vec, 1x16xi32>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %g5 = pto.make_tensor_view %p0, shape = [%c3, %c4], strides = [%c4, %c0] : !pto.tensor_view<?x?xf32>
  %v6 = pto.partition_view %g5, offsets = [%c2, %c2], sizes = [%c3, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x64xf32>
  %g7 = pto.make_tensor_view %p2, shape = [%c1, %c4], strides = [%c4, %c0] : !pto.tensor_view<?x?xf32>
  %v8 = pto.partition_view %g7, offsets = [%c2, %c2], sizes = [%c1, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tload ins(%v8 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier <PIPE_ALL>
  pto.mscatter ins(%t4, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x16xi32>) outs(%v6 : !pto.partition_tensor_view<32x64xf32>) {coalesce = #pto<coalesce row>}
  return
}
