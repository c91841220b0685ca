// Sums of rows of 64 x 256, carried over blocks of columns. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/row_sum_blocks.0.npy --arg zero:4096 --expect=1=kernels/row_sum_blocks.out.npy,0.0001,0.0001
// ON-CHIP: 8192
func.func @row_sum_blocks(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0.000000e+00 : f32
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.texpands ins(%c0 : f32) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
  scf.for %i3 = %c1 to %c2 step %c3 {
    %g4 = pto.make_tensor_view %p0, shape = [%c4, %c2], strides = [%c2, %c5] : !pto.tensor_view<?x?xf32>
    %v5 = pto.partition_view %g4, offsets = [%c1, %i3], sizes = [%c4, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v5 : !pto.partition_tensor_view<16x64xf32>) outs(%t2 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadd ins(%t1, %t2 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
  }
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  pto.trowsum ins(%t1 : !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
  pto.trowexpand ins(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
  %g7 = pto.make_tensor_view %p1, shape = [%c4, %c3], strides = [%c3, %c5] : !pto.tensor_view<?x?xf32>
  %v8 = pto.partition_view %g7, offsets = [%c1, %c1], sizes = [%c4, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t1 : !pto.tile_buf<vec, 16x64xf32>) outs(%v8 : !pto.partition_tensor_view<16x64xf32>)
  return
}
