// (x & y) ^ (x | y), plus x, of i32. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/bits_i32.0.npy --arg npy:kernels/bits_i32.1.npy --arg zero:6144 --expect=2=kernels/bits_i32.out.npy,0,0
// ON-CHIP: 6144
func.func @bits_i32(%p0: !pto.ptr<i32, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 48 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xi32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x32xi32>) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xi32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x32xi32>) outs(%t7 : !pto.tile_buf<vec, 16x32xi32>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xi32>
    pto.tand ins(%t4, %t7 : !pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi32>) outs(%t8 : !pto.tile_buf<vec, 16x32xi32>)
    pto.tor ins(%t4, %t7 : !pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi32>) outs(%t7 : !pto.tile_buf<vec, 16x32xi32>)
    pto.txor ins(%t8, %t7 : !pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi32>) outs(%t7 : !pto.tile_buf<vec, 16x32xi32>)
    pto.tadd ins(%t7, %t4 : !pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi32>) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    %g9 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v10 = pto.partition_view %g9, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x32xi32>) outs(%v10 : !pto.partition_tensor_view<16x32xi32>)
  }
  return
}
