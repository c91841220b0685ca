// i8 times a factor of each row. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/dequantise_rows.0.npy --arg npy:kernels/dequantise_rows.1.npy --arg zero:16384 --expect=2=kernels/dequantise_rows.out.npy,1e-06,1e-06
// ON-CHIP: 7232
func.func @dequantise_rows(%p0: !pto.ptr<i8, gm>, %p1: !pto.ptr<f32, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xi8>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x64xi8>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi8>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xi8>) outs(%t4 : !pto.tile_buf<vec, 16x64xi8>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c3] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x1xf32>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x1xf32>) outs(%t7 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
    pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xi8>) outs(%t8 : !pto.tile_buf<vec, 16x64xf16>)
    %t9 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tcvt ins(%t8 : !pto.tile_buf<vec, 16x64xf16>) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowexpandmul ins(%t9, %t7 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t9 : !pto.tile_buf<vec, 16x64xf32>)
    %g10 = pto.make_tensor_view %p2, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v11 = pto.partition_view %g10, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t9 : !pto.tile_buf<vec, 16x64xf32>) outs(%v11 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
