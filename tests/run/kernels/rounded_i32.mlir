// x times 100 as the nearest integer, and that times itself, of i32. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/rounded_i32.0.npy --arg zero:8192 --expect=1=kernels/rounded_i32.out.npy,0,0
// ON-CHIP: 8192
func.func @rounded_i32(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1.000000e+02 : f32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t4, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi32>
    pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x64xi32>)
    pto.tmul ins(%t5, %t5 : !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>) outs(%t5 : !pto.tile_buf<vec, 16x64xi32>)
    %g6 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v7 = pto.partition_view %g6, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x64xi32>
    pto.tstore ins(%t5 : !pto.tile_buf<vec, 16x64xi32>) outs(%v7 : !pto.partition_tensor_view<16x64xi32>)
  }
  return
}
