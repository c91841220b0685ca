// x times 3 minus 1, in two alternating buffers. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/two_slots.0.npy --arg zero:16384 --expect=1=kernels/two_slots.out.npy,1e-06,1e-06
// ON-CHIP: 8192
func.func @two_slots(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 3.000000e+00 : f32
  %c7 = arith.constant -1.000000e+00 : f32
  %m1 = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  scf.for %i2 = %c0 to %c1 step %c2 {
    %r3 = arith.muli %i2, %c3 : index
    %g4 = pto.make_tensor_view %p0, shape = [%c4, %c4], strides = [%c4, %c2] : !pto.tensor_view<?x?xf32>
    %v5 = pto.partition_view %g4, offsets = [%r3, %c0], sizes = [%c3, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %s7 = arith.remui %i2, %c5 : index
    %t6 = pto.multi_tile_get %m1[%s7] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v5 : !pto.partition_tensor_view<16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t6, %c6 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadds ins(%t6, %c7 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    %g8 = pto.make_tensor_view %p1, shape = [%c4, %c4], strides = [%c4, %c2] : !pto.tensor_view<?x?xf32>
    %v9 = pto.partition_view %g8, offsets = [%r3, %c0], sizes = [%c3, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t6 : !pto.tile_buf<vec, 16x64xf32>) outs(%v9 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
