// x plus 1, in two alternating buffers, ordered by flags of the kernel. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/flags_by_hand.0.npy --arg zero:16384 --expect=1=kernels/flags_by_hand.out.npy,0,0
// ON-CHIP: 8192
func.func @flags_by_hand(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1.000000e+00 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
  pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
  scf.for %i3 = %c0 to %c1 step %c2 {
    pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    %g4 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v5 = pto.partition_view %g4, offsets = [%i3, %c0], sizes = [%c4, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v5 : !pto.partition_tensor_view<16x64xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
    pto.tadds ins(%t1, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    %g6 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v7 = pto.partition_view %g6, offsets = [%i3, %c0], sizes = [%c4, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t1 : !pto.tile_buf<vec, 16x64xf32>) outs(%v7 : !pto.partition_tensor_view<16x64xf32>)
    pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    %r8 = arith.addi %i3, %c4 : index
    pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
    %g9 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v10 = pto.partition_view %g9, offsets = [%r8, %c0], sizes = [%c4, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v10 : !pto.partition_tensor_view<16x64xf32>) outs(%t2 : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
    pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
    pto.tadds ins(%t2, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t2 : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
    %g11 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v12 = pto.partition_view %g11, offsets = [%r8, %c0], sizes = [%c4, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t2 : !pto.tile_buf<vec, 16x64xf32>) outs(%v12 : !pto.partition_tensor_view<16x64xf32>)
    pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
  }
  pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
  pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
  return
}
