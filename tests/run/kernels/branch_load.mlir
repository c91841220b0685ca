// Blocks of rows: each second one is taken from the other matrix. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/branch_load.0.npy --arg npy:kernels/branch_load.1.npy --arg zero:16384 --expect=2=kernels/branch_load.out.npy,0,0
// ON-CHIP: 4096
func.func @branch_load(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2.000000e+00 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  scf.for %i2 = %c0 to %c1 step %c2 {
    %turn = arith.andi %i2, %c2 : index
    %even = arith.cmpi eq, %turn, %c0 : index
    scf.if %even {
    %g3 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v4 = pto.partition_view %g3, offsets = [%i2, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v4 : !pto.partition_tensor_view<16x64xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    } else {
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i2, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tneg ins(%t1 : !pto.tile_buf<vec, 16x64xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    }
    pto.tmuls ins(%t1, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t1 : !pto.tile_buf<vec, 16x64xf32>)
    %g7 = pto.make_tensor_view %p2, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v8 = pto.partition_view %g7, offsets = [%i2, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t1 : !pto.tile_buf<vec, 16x64xf32>) outs(%v8 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
