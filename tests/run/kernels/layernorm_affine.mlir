// Rows with mean 0 and variance 1, times weights, plus a bias, 16 at a time. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/layernorm_affine.0.npy --arg npy:kernels/layernorm_affine.1.npy --arg npy:kernels/layernorm_affine.2.npy --arg zero:16384 --expect=3=kernels/layernorm_affine.out.npy,0.0001,0.0001
// ON-CHIP: 12864
func.func @layernorm_affine(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1.562500e-02 : f32
  %c5 = arith.constant 1.000000e-05 : f32
  %g1 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x64xf32>) outs(%t3 : !pto.tile_buf<vec, 1x64xf32>)
  %g4 = pto.make_tensor_view %p2, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v5 = pto.partition_view %g4, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%v5 : !pto.partition_tensor_view<1x64xf32>) outs(%t6 : !pto.tile_buf<vec, 1x64xf32>)
  scf.for %i7 = %c2 to %c1 step %c3 {
    %g8 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
    %v9 = pto.partition_view %g8, offsets = [%i7, %c2], sizes = [%c3, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t10 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v9 : !pto.partition_tensor_view<16x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf32>)
    %t11 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    %t12 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    %t13 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.trowsum ins(%t10 : !pto.tile_buf<vec, 16x64xf32>) outs(%t12 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%t12 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t13, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tsub ins(%t10, %t13 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmul ins(%t10, %t10 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t11 : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowsum ins(%t11 : !pto.tile_buf<vec, 16x64xf32>) outs(%t12 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%t12 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t13, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadds ins(%t13, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tsqrt ins(%t13 : !pto.tile_buf<vec, 16x64xf32>) outs(%t13 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tdiv ins(%t10, %t13 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tcolexpandmul ins(%t10, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tcolexpandadd ins(%t10, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf32>)
    %g14 = pto.make_tensor_view %p3, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
    %v15 = pto.partition_view %g14, offsets = [%i7, %c2], sizes = [%c3, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t10 : !pto.tile_buf<vec, 16x64xf32>) outs(%v15 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
