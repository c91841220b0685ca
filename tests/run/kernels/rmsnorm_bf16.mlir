// Rows of bf16 divided by the root of the mean of their squares, times weights, in f32. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/rmsnorm_bf16.0.npy --arg npy:kernels/rmsnorm_bf16.1.npy --arg zero:8192 --expect=2:bf16=kernels/rmsnorm_bf16.out.npy,0.01,0.01
// ON-CHIP: 10496
func.func @rmsnorm_bf16(%p0: !pto.ptr<bf16, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<bf16, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1.562500e-02 : f32
  %c5 = arith.constant 1.000000e-06 : f32
  %g1 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x64xf32>) outs(%t3 : !pto.tile_buf<vec, 1x64xf32>)
  scf.for %i4 = %c2 to %c1 step %c3 {
    %g5 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xbf16>
    %v6 = pto.partition_view %g5, offsets = [%i4, %c2], sizes = [%c3, %c1] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xbf16>) outs(%t7 : !pto.tile_buf<vec, 16x64xbf16>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tcvt ins(%t7 : !pto.tile_buf<vec, 16x64xbf16>) outs(%t8 : !pto.tile_buf<vec, 16x64xf32>)
    %t9 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    %t10 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.tmul ins(%t8, %t8 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowsum ins(%t9 : !pto.tile_buf<vec, 16x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%t10 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t9, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadds ins(%t9, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tsqrt ins(%t9 : !pto.tile_buf<vec, 16x64xf32>) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tdiv ins(%t8, %t9 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t8 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tcolexpandmul ins(%t8, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t8 : !pto.tile_buf<vec, 16x64xf32>)
    %t11 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
    pto.tcvt ins(%t8 : !pto.tile_buf<vec, 16x64xf32>) outs(%t11 : !pto.tile_buf<vec, 16x64xbf16>)
    %g12 = pto.make_tensor_view %p2, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xbf16>
    %v13 = pto.partition_view %g12, offsets = [%i4, %c2], sizes = [%c3, %c1] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
    pto.tstore ins(%t11 : !pto.tile_buf<vec, 16x64xbf16>) outs(%v13 : !pto.partition_tensor_view<16x64xbf16>)
  }
  return
}
