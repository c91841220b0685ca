// Softmax of the rows of a region that arguments give. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/softmax_dynamic.0.npy --arg 13 --arg 50 --arg zero:4096 --expect=3=kernels/softmax_dynamic.out.npy,1e-05,1e-05
// ON-CHIP: 4212
func.func @softmax_dynamic(%p0: !pto.ptr<f32, gm>, %p1: index, %p2: index, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %t1 = pto.alloc_tile valid_row = %p1 valid_col = %p2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %g2 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v3 = pto.partition_view %g2, offsets = [%c3, %c3], sizes = [%p1, %p2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
  pto.tload ins(%v3 : !pto.partition_tensor_view<?x?xf32>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile valid_row = %p1 : !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>
  %t5 = pto.alloc_tile valid_row = %p1 : !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>
  pto.trowmax ins(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%t4 : !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>)
  pto.trowexpandsub ins(%t1, %t4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>, !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  pto.texp ins(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  pto.trowsum ins(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>)
  pto.trowexpanddiv ins(%t1, %t5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>, !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>) outs(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  %g6 = pto.make_tensor_view %p3, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v7 = pto.partition_view %g6, offsets = [%c3, %c3], sizes = [%p1, %p2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%v7 : !pto.partition_tensor_view<?x?xf32>)
  pto.barrier <PIPE_ALL>
  return
}
