// The less of two, less the second, of bf16. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/less_bf16.0.npy --arg npy:kernels/less_bf16.1.npy --arg zero:4096 --expect=2:bf16=kernels/less_bf16.out.npy,0,0
// ON-CHIP: 4096
func.func @less_bf16(%p0: !pto.ptr<bf16, gm>, %p1: !pto.ptr<bf16, gm>, %p2: !pto.ptr<bf16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xbf16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xbf16>) outs(%t4 : !pto.tile_buf<vec, 16x64xbf16>)
    %g5 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xbf16>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
    pto.tload ins(%v6 : !pto.partition_tensor_view<16x64xbf16>) outs(%t7 : !pto.tile_buf<vec, 16x64xbf16>)
    pto.tmin ins(%t4, %t7 : !pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 16x64xbf16>) outs(%t4 : !pto.tile_buf<vec, 16x64xbf16>)
    pto.tneg ins(%t7 : !pto.tile_buf<vec, 16x64xbf16>) outs(%t7 : !pto.tile_buf<vec, 16x64xbf16>)
    pto.tadd ins(%t4, %t7 : !pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 16x64xbf16>) outs(%t4 : !pto.tile_buf<vec, 16x64xbf16>)
    %g8 = pto.make_tensor_view %p2, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xbf16>
    %v9 = pto.partition_view %g8, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xbf16>) outs(%v9 : !pto.partition_tensor_view<16x64xbf16>)
  }
  return
}
