// sqrt(|x|), the next block loaded before the last one is stored. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/prefetched.0.npy --arg zero:16384 --expect=1=kernels/prefetched.out.npy,1e-06,1e-06
// ON-CHIP: 16384
func.func @prefetched(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 4 : index
  %m1 = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  %m2 = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  %g3 = pto.make_tensor_view %p0, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf32>
  %v4 = pto.partition_view %g3, offsets = [%c2, %c2], sizes = [%c3, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %s6 = arith.remui %c2, %c4 : index
  %t5 = pto.multi_tile_get %m1[%s6] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v4 : !pto.partition_tensor_view<16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
  scf.for %i7 = %c2 to %c5 step %c1 {
    %r8 = arith.muli %i7, %c3 : index
    %r9 = arith.addi %i7, %c1 : index
    %r11 = arith.cmpi ult, %r9, %c5 : index
    scf.if %r11 {
    %r10 = arith.muli %r9, %c3 : index
    %g12 = pto.make_tensor_view %p0, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf32>
    %v13 = pto.partition_view %g12, offsets = [%r10, %c2], sizes = [%c3, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %s15 = arith.remui %r9, %c4 : index
    %t14 = pto.multi_tile_get %m1[%s15] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%v13 : !pto.partition_tensor_view<16x64xf32>) outs(%t14 : !pto.tile_buf<vec, 16x64xf32>)
    }
    %s17 = arith.remui %i7, %c4 : index
    %t16 = pto.multi_tile_get %m1[%s17] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    %s19 = arith.remui %i7, %c4 : index
    %t18 = pto.multi_tile_get %m2[%s19] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    pto.tabs ins(%t16 : !pto.tile_buf<vec, 16x64xf32>) outs(%t18 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tsqrt ins(%t18 : !pto.tile_buf<vec, 16x64xf32>) outs(%t18 : !pto.tile_buf<vec, 16x64xf32>)
    %g20 = pto.make_tensor_view %p1, shape = [%c0, %c0], strides = [%c0, %c1] : !pto.tensor_view<?x?xf32>
    %v21 = pto.partition_view %g20, offsets = [%r8, %c2], sizes = [%c3, %c0] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t18 : !pto.tile_buf<vec, 16x64xf32>) outs(%v21 : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}
