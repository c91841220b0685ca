// The least of each column of i16. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/column_min_i16.0.npy --arg zero:128 --expect=1=kernels/column_min_i16.out.npy,0,0
// ON-CHIP: 4224
func.func @column_min_i16(%p0: !pto.ptr<i16, gm>, %p1: !pto.ptr<i16, gm>) {
  %c0 = arith.constant 32 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xi16>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<32x64xi16>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xi16>
  pto.tload ins(%v2 : !pto.partition_tensor_view<32x64xi16>) outs(%t3 : !pto.tile_buf<vec, 32x64xi16>)
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xi16>
  pto.tcolmin ins(%t3 : !pto.tile_buf<vec, 32x64xi16>) outs(%t4 : !pto.tile_buf<vec, 1x64xi16>)
  %g5 = pto.make_tensor_view %p1, shape = [%c2, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xi16>
  %v6 = pto.partition_view %g5, offsets = [%c3, %c3], sizes = [%c2, %c1] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<1x64xi16>
  pto.tstore ins(%t4 : !pto.tile_buf<vec, 1x64xi16>) outs(%v6 : !pto.partition_tensor_view<1x64xi16>)
  return
}
