// The column of the greatest of each row. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/row_argmax.0.npy --arg zero:256 --expect=1=kernels/row_argmax.out.npy,0,0
// ON-CHIP: 8256
func.func @row_argmax(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c1], strides = [%c1, %c3] : !pto.tensor_view<?x?xf32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>
    pto.trowargmax ins(%t4, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>)
    %g7 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c3] : !pto.tensor_view<?x?xi32>
    %v8 = pto.partition_view %g7, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x1xi32>
    pto.tstore ins(%t6 : !pto.tile_buf<vec, 16x1xi32, valid=16x1, blayout=col_major>) outs(%v8 : !pto.partition_tensor_view<16x1xi32>)
  }
  return
}
