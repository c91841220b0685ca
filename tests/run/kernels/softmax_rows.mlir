// Softmax of the rows, 16 at a time. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/softmax_rows.0.npy --arg zero:16384 --expect=1=kernels/softmax_rows.out.npy,1e-05,1e-05
// ON-CHIP: 4160
func.func @softmax_rows(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
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
    %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.trowmax ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpandsub ins(%t4, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    pto.texp ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowsum ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpanddiv ins(%t4, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %g7 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v8 = pto.partition_view %g7, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%v8 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
