// Maximum of the first 50 elements of each row, of tiles padded with the least value. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/padded_max.0.npy --arg zero:4096 --expect=1=kernels/padded_max.out.npy,0,0
// ON-CHIP: 12352
func.func @padded_max(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 50 : index
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32, valid=16x50>
  %g2 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v3 = pto.partition_view %g2, offsets = [%c3, %c3], sizes = [%c0, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x50xf32>
  pto.tload ins(%v3 : !pto.partition_tensor_view<16x50xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=16x50>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32, pad=3>
  pto.tfillpad ins(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=16x50>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32, pad=3>)
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  pto.trowmax ins(%t4 : !pto.tile_buf<vec, 16x64xf32, pad=3>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.trowexpand ins(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
  %g7 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v8 = pto.partition_view %g7, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t6 : !pto.tile_buf<vec, 16x64xf32>) outs(%v8 : !pto.partition_tensor_view<16x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
