// x times itself plus 1, in blocks of 16 x 32 of a matrix of 64 x 128. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/nested_loops.0.npy --arg zero:32768 --expect=1=kernels/nested_loops.out.npy,1e-06,1e-06
// ON-CHIP: 2048
func.func @nested_loops(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 1.000000e+00 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  scf.for %i2 = %c0 to %c1 step %c2 {
    scf.for %i3 = %c0 to %c3 step %c4 {
      %g4 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c5] : !pto.tensor_view<?x?xf32>
      %v5 = pto.partition_view %g4, offsets = [%i2, %i3], sizes = [%c2, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
      pto.tload ins(%v5 : !pto.partition_tensor_view<16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
      pto.tmul ins(%t1, %t1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
      pto.tadds ins(%t1, %c6 : !pto.tile_buf<vec, 16x32xf32>, f32) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
      %g6 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c5] : !pto.tensor_view<?x?xf32>
      %v7 = pto.partition_view %g6, offsets = [%i2, %i3], sizes = [%c2, %c4] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
      pto.tstore ins(%t1 : !pto.tile_buf<vec, 16x32xf32>) outs(%v7 : !pto.partition_tensor_view<16x32xf32>)
    }
  }
  return
}
