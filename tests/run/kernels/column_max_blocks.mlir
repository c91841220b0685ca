// The greatest of each column, carried over blocks of rows. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/column_max_blocks.0.npy --arg zero:256 --expect=1=kernels/column_max_blocks.out.npy,0,0
// ON-CHIP: 4608
func.func @column_max_blocks(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant -1.000000e+30 : f32
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 64 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.texpands ins(%c0 : f32) outs(%t1 : !pto.tile_buf<vec, 1x64xf32>)
  scf.for %i4 = %c1 to %c2 step %c3 {
    %g5 = pto.make_tensor_view %p0, shape = [%c2, %c2], strides = [%c2, %c4] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i4, %c1], sizes = [%c3, %c2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tcolmax ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t2 : !pto.tile_buf<vec, 1x64xf32>)
    pto.tmax ins(%t1, %t2 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t1 : !pto.tile_buf<vec, 1x64xf32>)
  }
  %g7 = pto.make_tensor_view %p1, shape = [%c4, %c2], strides = [%c2, %c4] : !pto.tensor_view<?x?xf32>
  %v8 = pto.partition_view %g7, offsets = [%c1, %c1], sizes = [%c4, %c2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  pto.tstore ins(%t1 : !pto.tile_buf<vec, 1x64xf32>) outs(%v8 : !pto.partition_tensor_view<1x64xf32>)
  return
}
