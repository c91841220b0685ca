// x << 3 and >> 5 of i32. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/shifts_i32.0.npy --arg zero:6144 --expect=1=kernels/shifts_i32.out.npy,0,0
// ON-CHIP: 2048
func.func @shifts_i32(%p0: !pto.ptr<i32, gm>, %p1: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 48 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xi32>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x32xi32>) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    pto.tshls ins(%t4, %c5 : !pto.tile_buf<vec, 16x32xi32>, i32) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    pto.tshrs ins(%t4, %c6 : !pto.tile_buf<vec, 16x32xi32>, i32) outs(%t4 : !pto.tile_buf<vec, 16x32xi32>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xi32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x32xi32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x32xi32>) outs(%v6 : !pto.partition_tensor_view<16x32xi32>)
  }
  return
}
