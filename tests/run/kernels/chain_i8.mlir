// The greater of x + y and x, of i8. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/chain_i8.0.npy --arg npy:kernels/chain_i8.1.npy --arg zero:8192 --expect=2=kernels/chain_i8.out.npy,0,0
// ON-CHIP: 8192
func.func @chain_i8(%p0: !pto.ptr<i8, gm>, %p1: !pto.ptr<i8, gm>, %p2: !pto.ptr<i8, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi8>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x256xi8>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x256xi8>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x256xi8>) outs(%t4 : !pto.tile_buf<vec, 16x256xi8>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi8>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x256xi8>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x256xi8>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x256xi8>) outs(%t7 : !pto.tile_buf<vec, 16x256xi8>)
    pto.tadd ins(%t4, %t7 : !pto.tile_buf<vec, 16x256xi8>, !pto.tile_buf<vec, 16x256xi8>) outs(%t7 : !pto.tile_buf<vec, 16x256xi8>)
    pto.tmax ins(%t7, %t4 : !pto.tile_buf<vec, 16x256xi8>, !pto.tile_buf<vec, 16x256xi8>) outs(%t7 : !pto.tile_buf<vec, 16x256xi8>)
    %g8 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi8>
    %v9 = pto.partition_view %g8, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<16x256xi8>
    pto.tstore ins(%t7 : !pto.tile_buf<vec, 16x256xi8>) outs(%v9 : !pto.partition_tensor_view<16x256xi8>)
  }
  return
}
