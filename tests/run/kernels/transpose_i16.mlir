// The transposed matrix of i16, in blocks of 16 x 64. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/transpose_i16.0.npy --arg zero:4096 --expect=1=kernels/transpose_i16.out.npy,0,0
// ON-CHIP: 4096
func.func @transpose_i16(%p0: !pto.ptr<i16, gm>, %p1: !pto.ptr<i16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<16x64xi16>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi16>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xi16>) outs(%t4 : !pto.tile_buf<vec, 16x64xi16>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 64x16xi16>
    pto.ttrans ins(%t4 : !pto.tile_buf<vec, 16x64xi16>) outs(%t5 : !pto.tile_buf<vec, 64x16xi16>)
    %g6 = pto.make_tensor_view %p1, shape = [%c3, %c1], strides = [%c1, %c4] : !pto.tensor_view<?x?xi16>
    %v7 = pto.partition_view %g6, offsets = [%c0, %i1], sizes = [%c3, %c2] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<64x16xi16>
    pto.tstore ins(%t5 : !pto.tile_buf<vec, 64x16xi16>) outs(%v7 : !pto.partition_tensor_view<64x16xi16>)
  }
  return
}
