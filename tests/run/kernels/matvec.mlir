// A matrix times a vector, by products and sums of rows. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/matvec.0.npy --arg npy:kernels/matvec.1.npy --arg zero:256 --expect=2=kernels/matvec.out.npy,0.0001,0.0001
// ON-CHIP: 4416
func.func @matvec(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 16 : index
  %g1 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c2, %c2], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<1x64xf32>) outs(%t3 : !pto.tile_buf<vec, 1x64xf32>)
  scf.for %i4 = %c2 to %c1 step %c3 {
    %g5 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c0] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i4, %c2], sizes = [%c3, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tcolexpandmul ins(%t7, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.trowsum ins(%t7 : !pto.tile_buf<vec, 16x64xf32>) outs(%t8 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    %g9 = pto.make_tensor_view %p2, shape = [%c1, %c0], strides = [%c0, %c0] : !pto.tensor_view<?x?xf32>
    %v10 = pto.partition_view %g9, offsets = [%i4, %c2], sizes = [%c3, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    pto.tstore ins(%t8 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%v10 : !pto.partition_tensor_view<16x1xf32>)
  }
  return
}
