// The sum of each row, then rows divided by it, which is read back. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/two_passes.0.npy --arg zero:256 --expect=1=kernels/two_passes.out.npy,1e-05,1e-05 --arg zero:16384 --expect=2=kernels/two_passes.out2.npy,1e-05,1e-05
// ON-CHIP: 4160
func.func @two_passes(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.trowsum ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    %g6 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c3] : !pto.tensor_view<?x?xf32>
    %v7 = pto.partition_view %g6, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    pto.tstore ins(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%v7 : !pto.partition_tensor_view<16x1xf32>)
  }
  scf.for %i8 = %c0 to %c1 step %c2 {
    %g9 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v10 = pto.partition_view %g9, offsets = [%i8, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t11 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v10 : !pto.partition_tensor_view<16x64xf32>) outs(%t11 : !pto.tile_buf<vec, 16x64xf32>)
    %g12 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c3] : !pto.tensor_view<?x?xf32>
    %v13 = pto.partition_view %g12, offsets = [%i8, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    %t14 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.tload ins(%v13 : !pto.partition_tensor_view<16x1xf32>) outs(%t14 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpanddiv ins(%t11, %t14 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t11 : !pto.tile_buf<vec, 16x64xf32>)
    %g15 = pto.make_tensor_view %p2, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v16 = pto.partition_view %g15, offsets = [%i8, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t11 : !pto.tile_buf<vec, 16x64xf32>) outs(%v16 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
