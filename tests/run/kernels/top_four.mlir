// The four greatest elements of each row, by the maximum and a comparison with it. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/top_four.0.npy --arg zero:256 --expect=1=kernels/top_four.out.npy,0,0
// ON-CHIP: 17444
func.func @top_four(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant -1.000000e+30 : f32
  %c5 = arith.constant 4 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier <PIPE_ALL>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.texpands ins(%c4 : f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
  scf.for %i8 = %c3 to %c5 step %c2 {
    pto.trowmax ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.barrier <PIPE_ALL>
    pto.trowexpand ins(%t4 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
    %t9 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xui8, valid=16x8>
    pto.tcmp ins(%t3, %t5 {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t9 : !pto.tile_buf<vec, 16x32xui8, valid=16x8>)
    pto.tsel ins(%t9, %t6, %t3 : !pto.tile_buf<vec, 16x32xui8, valid=16x8>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmov ins(%t7 : !pto.tile_buf<vec, 16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
    %t10 = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x1>
    pto.textract ins(%t5, %c3, %c3 : !pto.tile_buf<vec, 16x64xf32>, index, index) outs(%t10 : !pto.tile_buf<vec, 16x8xf32, valid=16x1>)
    %g11 = pto.make_tensor_view %p1, shape = [%c0, %c5], strides = [%c5, %c2] : !pto.tensor_view<?x?xf32>
    %v12 = pto.partition_view %g11, offsets = [%c3, %i8], sizes = [%c0, %c2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    pto.barrier <PIPE_ALL>
    pto.tstore ins(%t10 : !pto.tile_buf<vec, 16x8xf32, valid=16x1>) outs(%v12 : !pto.partition_tensor_view<16x1xf32>)
    pto.barrier <PIPE_ALL>
  }
  return
}
