// Twice a matrix, in blocks of 8 rows, as many as an argument says. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/scaled_blocks.0.npy --arg 24 --arg zero:8192 --expect=2=kernels/scaled_blocks.out.npy,0,0
// ON-CHIP: 2048
func.func @scaled_blocks(%p0: !pto.ptr<f32, gm>, %p1: index, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2.000000e+00 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 8x64xf32>
  scf.for %i2 = %c0 to %p1 step %c1 {
    %g3 = pto.make_tensor_view %p0, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
    %v4 = pto.partition_view %g3, offsets = [%i2, %c0], sizes = [%c1, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
    pto.tload ins(%v4 : !pto.partition_tensor_view<8x64xf32>) outs(%t1 : !pto.tile_buf<vec, 8x64xf32>)
    pto.barrier <PIPE_ALL>
    pto.tmuls ins(%t1, %c5 : !pto.tile_buf<vec, 8x64xf32>, f32) outs(%t1 : !pto.tile_buf<vec, 8x64xf32>)
    %g5 = pto.make_tensor_view %p2, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i2, %c0], sizes = [%c1, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
    pto.barrier <PIPE_ALL>
    pto.tstore ins(%t1 : !pto.tile_buf<vec, 8x64xf32>) outs(%v6 : !pto.partition_tensor_view<8x64xf32>)
    pto.barrier <PIPE_ALL>
  }
  return
}
