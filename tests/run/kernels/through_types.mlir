// f32 to bf16, to f32, to f16, to f32, plus what was there first. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/through_types.0.npy --arg zero:4096 --expect=1=kernels/through_types.out.npy,1e-06,1e-06
// ON-CHIP: 10240
func.func @through_types(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
  pto.tcvt ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xbf16>)
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xbf16>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t5 : !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf16>)
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tcvt ins(%t6 : !pto.tile_buf<vec, 16x64xf16>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tadd ins(%t7, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
  %g8 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v9 = pto.partition_view %g8, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 16x64xf32>) outs(%v9 : !pto.partition_tensor_view<16x64xf32>)
  return
}
