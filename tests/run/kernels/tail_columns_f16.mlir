// x plus x of 16 rows of 200, in blocks of 64 columns with a last one of 8. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/tail_columns_f16.0.npy --arg 200 --arg zero:6400 --expect=2=kernels/tail_columns_f16.out.npy,0,0
// ON-CHIP: 2176
func.func @tail_columns_f16(%p0: !pto.ptr<f16, gm>, %p1: index, %p2: !pto.ptr<f16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 200 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %p1 step %c1 {
    %n2 = arith.subi %p1, %i1 : index
    %n3 = arith.minsi %n2, %c1 : index
    %t4 = pto.alloc_tile valid_col = %n3 : !pto.tile_buf<vec, 16x64xf16, valid=16x?>
    %g5 = pto.make_tensor_view %p0, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v6 = pto.partition_view %g5, offsets = [%c0, %i1], sizes = [%c2, %n3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x?xf16>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x?xf16>) outs(%t4 : !pto.tile_buf<vec, 16x64xf16, valid=16x?>)
    pto.tadd ins(%t4, %t4 : !pto.tile_buf<vec, 16x64xf16, valid=16x?>, !pto.tile_buf<vec, 16x64xf16, valid=16x?>) outs(%t4 : !pto.tile_buf<vec, 16x64xf16, valid=16x?>)
    %g7 = pto.make_tensor_view %p2, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v8 = pto.partition_view %g7, offsets = [%c0, %i1], sizes = [%c2, %n3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x?xf16>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf16, valid=16x?>) outs(%v8 : !pto.partition_tensor_view<16x?xf16>)
  }
  return
}
