// x, or x / 8 below zero. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/leaky_relu.0.npy --arg zero:16384 --expect=1=kernels/leaky_relu.out.npy,0,0
// ON-CHIP: 4096
func.func @leaky_relu(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 1.250000e-01 : f32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tlrelu ins(%t4, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%v6 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
