// f32 as i32, f16 and bf16 in each way of rounding, with ties. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/rounded_ways.0.npy --arg zero:4096 --expect=1=kernels/rounded_ways.out.npy,0,0 --arg zero:2048 --expect=2=kernels/rounded_ways.out2.npy,0,0 --arg zero:2048 --expect=3=kernels/rounded_ways.out3.npy,0,0 --arg zero:2048 --expect=4=kernels/rounded_ways.out4.npy,0,0 --arg zero:2048 --expect=5=kernels/rounded_ways.out5.npy,0,0 --arg zero:2048 --expect=6:bf16=kernels/rounded_ways.out6.npy,0,0
// ON-CHIP: 8192
func.func @rounded_ways(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<i32, gm>, %p2: !pto.ptr<f16, gm>, %p3: !pto.ptr<f16, gm>, %p4: !pto.ptr<f16, gm>, %p5: !pto.ptr<f16, gm>, %p6: !pto.ptr<bf16, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xi32>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode ROUND>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xi32>)
  %g5 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xi32>
  %v6 = pto.partition_view %g5, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<16x64xi32>
  pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xi32>) outs(%v6 : !pto.partition_tensor_view<16x64xi32>)
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode ROUND>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf16>)
  %g8 = pto.make_tensor_view %p2, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v9 = pto.partition_view %g8, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 16x64xf16>) outs(%v9 : !pto.partition_tensor_view<16x64xf16>)
  %t10 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode FLOOR>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t10 : !pto.tile_buf<vec, 16x64xf16>)
  %g11 = pto.make_tensor_view %p3, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v12 = pto.partition_view %g11, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
  pto.tstore ins(%t10 : !pto.tile_buf<vec, 16x64xf16>) outs(%v12 : !pto.partition_tensor_view<16x64xf16>)
  %t13 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode CEIL>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t13 : !pto.tile_buf<vec, 16x64xf16>)
  %g14 = pto.make_tensor_view %p4, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v15 = pto.partition_view %g14, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
  pto.tstore ins(%t13 : !pto.tile_buf<vec, 16x64xf16>) outs(%v15 : !pto.partition_tensor_view<16x64xf16>)
  %t16 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode TRUNC>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t16 : !pto.tile_buf<vec, 16x64xf16>)
  %g17 = pto.make_tensor_view %p5, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf16>
  %v18 = pto.partition_view %g17, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
  pto.tstore ins(%t16 : !pto.tile_buf<vec, 16x64xf16>) outs(%v18 : !pto.partition_tensor_view<16x64xf16>)
  %t19 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xbf16>
  pto.tcvt ins(%t3 {rmode = #pto<round_mode ROUND>} : !pto.tile_buf<vec, 16x64xf32>) outs(%t19 : !pto.tile_buf<vec, 16x64xbf16>)
  %g20 = pto.make_tensor_view %p6, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xbf16>
  %v21 = pto.partition_view %g20, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xbf16> -> !pto.partition_tensor_view<16x64xbf16>
  pto.tstore ins(%t19 : !pto.tile_buf<vec, 16x64xbf16>) outs(%v21 : !pto.partition_tensor_view<16x64xbf16>)
  return
}
