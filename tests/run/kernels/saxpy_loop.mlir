// 2.5 x + y, 16 rows at a time. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/saxpy_loop.0.npy --arg npy:kernels/saxpy_loop.1.npy --arg zero:16384 --expect=2=kernels/saxpy_loop.out.npy,1e-05,1e-05
// ON-CHIP: 8192
func.func @saxpy_loop(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2.500000e+00 : f32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t4, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadd ins(%t4, %t7 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %g8 = pto.make_tensor_view %p2, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v9 = pto.partition_view %g8, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%v9 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
