// x y, or x + y where an argument is zero; minus x. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/branch.0.npy --arg npy:kernels/branch.1.npy --arg 0 --arg zero:4096 --expect=3=kernels/branch.out.npy,1e-06,1e-06
// ON-CHIP: 12288
func.func @branch(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>, %p2: i32, %p3: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 0 : i32
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %g4 = pto.make_tensor_view %p1, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v5 = pto.partition_view %g4, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v5 : !pto.partition_tensor_view<16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %is = arith.cmpi eq, %p2, %c4 : i32
  scf.if %is {
  pto.tadd ins(%t3, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
  } else {
  pto.tmul ins(%t3, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
  }
  pto.tsub ins(%t7, %t3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf32>)
  %g8 = pto.make_tensor_view %p3, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v9 = pto.partition_view %g8, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 16x64xf32>) outs(%v9 : !pto.partition_tensor_view<16x64xf32>)
  return
}
