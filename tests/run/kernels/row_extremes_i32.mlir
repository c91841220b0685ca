// The greatest and the least of each row of i32, as columns. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/row_extremes_i32.0.npy --arg zero:256 --expect=1=kernels/row_extremes_i32.out.npy,0,0 --arg zero:256 --expect=2=kernels/row_extremes_i32.out2.npy,0,0
// ON-CHIP: 2176
func.func @row_extremes_i32(%p0: !pto.ptr<i32, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xi32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x32xi32>) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>
    pto.trowmax ins(%t4 : !pto.tile_buf<vec, 16x32xi32>) outs(%t5 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>)
    %g6 = pto.make_tensor_view %p1, shape = [%c1, %c4], strides = [%c4, %c4] : !pto.tensor_view<?x?xi32>
    %v7 = pto.partition_view %g6, offsets = [%i1, %c0], sizes = [%c2, %c4] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x1xi32>
    pto.tstore ins(%t5 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>) outs(%v7 : !pto.partition_tensor_view<16x1xi32>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>
    pto.trowmin ins(%t4 : !pto.tile_buf<vec, 16x32xi32>) outs(%t8 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>)
    %g9 = pto.make_tensor_view %p2, shape = [%c1, %c4], strides = [%c4, %c4] : !pto.tensor_view<?x?xi32>
    %v10 = pto.partition_view %g9, offsets = [%i1, %c0], sizes = [%c2, %c4] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x1xi32>
    pto.tstore ins(%t8 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>) outs(%v10 : !pto.partition_tensor_view<16x1xi32>)
  }
  return
}
