// max(x y, x) - y of f16. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/chain_f16.0.npy --arg npy:kernels/chain_f16.1.npy --arg zero:12288 --expect=2=kernels/chain_f16.out.npy,0.002,0.002
// ON-CHIP: 12288
func.func @chain_f16(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 48 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x128xf16>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x128xf16>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x128xf16>) outs(%t4 : !pto.tile_buf<vec, 16x128xf16>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x128xf16>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x128xf16>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x128xf16>) outs(%t7 : !pto.tile_buf<vec, 16x128xf16>)
    %t8 = pto.alloc_tile : !pto.tile_buf<vec, 16x128xf16>
    pto.tmul ins(%t4, %t7 : !pto.tile_buf<vec, 16x128xf16>, !pto.tile_buf<vec, 16x128xf16>) outs(%t8 : !pto.tile_buf<vec, 16x128xf16>)
    pto.tmax ins(%t8, %t4 : !pto.tile_buf<vec, 16x128xf16>, !pto.tile_buf<vec, 16x128xf16>) outs(%t4 : !pto.tile_buf<vec, 16x128xf16>)
    pto.tsub ins(%t4, %t7 : !pto.tile_buf<vec, 16x128xf16>, !pto.tile_buf<vec, 16x128xf16>) outs(%t4 : !pto.tile_buf<vec, 16x128xf16>)
    %g9 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v10 = pto.partition_view %g9, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x128xf16>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x128xf16>) outs(%v10 : !pto.partition_tensor_view<16x128xf16>)
  }
  return
}
