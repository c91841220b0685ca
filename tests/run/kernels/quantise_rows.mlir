// Rows divided by a 127th of the greatest magnitude, as i8, and these factors. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/quantise_rows.0.npy --arg zero:4096 --expect=1=kernels/quantise_rows.out.npy,1,1 --arg zero:256 --expect=2=kernels/quantise_rows.out2.npy,1e-06,1e-06
// ON-CHIP: 8448
func.func @quantise_rows(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i8, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 7.874016e-03 : f32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tabs ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowmax ins(%t6 : !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    %t7 = pto.treshape %t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major> -> !pto.tile_buf<vec, 1x16xf32>
    pto.tmuls ins(%t7, %c4 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%t7 : !pto.tile_buf<vec, 1x16xf32>)
    pto.trowexpanddiv ins(%t4, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
    pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xf32>) outs(%t8 : !pto.tile_buf<vec, 16x64xf16>)
    %t9 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi8>
    pto.tcvt ins(%t8 {sat_mode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 16x64xf16>) outs(%t9 : !pto.tile_buf<vec, 16x64xi8>)
    %g10 = pto.make_tensor_view %p1, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xi8>
    %v11 = pto.partition_view %g10, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x64xi8>
    pto.tstore ins(%t9 : !pto.tile_buf<vec, 16x64xi8>) outs(%v11 : !pto.partition_tensor_view<16x64xi8>)
    %g12 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c3] : !pto.tensor_view<?x?xf32>
    %v13 = pto.partition_view %g12, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    pto.tstore ins(%t5 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%v13 : !pto.partition_tensor_view<16x1xf32>)
  }
  return
}
