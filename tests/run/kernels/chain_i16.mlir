// |x - y| * 3 of i16. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/chain_i16.0.npy --arg npy:kernels/chain_i16.1.npy --arg zero:6144 --expect=2=kernels/chain_i16.out.npy,0,0
// ON-CHIP: 9216
func.func @chain_i16(%p0: !pto.ptr<i16, gm>, %p1: !pto.ptr<i16, gm>, %p2: !pto.ptr<i16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 96 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 3 : i16
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<16x96xi16>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x96xi16>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x96xi16>) outs(%t4 : !pto.tile_buf<vec, 16x96xi16>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi16>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<16x96xi16>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x96xi16>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x96xi16>) outs(%t7 : !pto.tile_buf<vec, 16x96xi16>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x96xi16>
    pto.tsub ins(%t4, %t7 : !pto.tile_buf<vec, 16x96xi16>, !pto.tile_buf<vec, 16x96xi16>) outs(%t8 : !pto.tile_buf<vec, 16x96xi16>)
    pto.tsub ins(%t7, %t4 : !pto.tile_buf<vec, 16x96xi16>, !pto.tile_buf<vec, 16x96xi16>) outs(%t7 : !pto.tile_buf<vec, 16x96xi16>)
    pto.tmax ins(%t8, %t7 : !pto.tile_buf<vec, 16x96xi16>, !pto.tile_buf<vec, 16x96xi16>) outs(%t7 : !pto.tile_buf<vec, 16x96xi16>)
    pto.tmuls ins(%t7, %c5 : !pto.tile_buf<vec, 16x96xi16>, i16) outs(%t4 : !pto.tile_buf<vec, 16x96xi16>)
    %g9 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi16>
    %v10 = pto.partition_view %g9, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<16x96xi16>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x96xi16>) outs(%v10 : !pto.partition_tensor_view<16x96xi16>)
  }
  return
}
