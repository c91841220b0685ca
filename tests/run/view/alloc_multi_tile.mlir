// Two tiles of 32 bytes at 64 and 96: the bytes at 96 are those of the second.
// COVERS: multi_tile_get
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,6,7,8 --arg data:f32:11,12,13,14,15,16,17,18 --arg none:4
// EXPECT 2 f32: 12
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : i64
  %c96 = arith.constant 96 : i64
  %m = pto.alloc_multi_tile addr = %c64 : !pto.multi_tile_buf<vec, 1x8xf32, count=2>
  %t0 = pto.multi_tile_get %m[%c0] : !pto.multi_tile_buf<vec, 1x8xf32, count=2> -> !pto.tile_buf<vec, 1x8xf32>
  %t1 = pto.multi_tile_get %m[%c1] : !pto.multi_tile_buf<vec, 1x8xf32, count=2> -> !pto.tile_buf<vec, 1x8xf32>
  %va = pto.make_tensor_view %a, shape = [%c1, %c8], strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
  %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x8xf32>
  %vb = pto.make_tensor_view %b, shape = [%c1, %c8], strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
  %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x8xf32>
  pto.tload ins(%pa : !pto.partition_tensor_view<1x8xf32>) outs(%t0 : !pto.tile_buf<vec, 1x8xf32>)
  pto.tload ins(%pb : !pto.partition_tensor_view<1x8xf32>) outs(%t1 : !pto.tile_buf<vec, 1x8xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  %p = pto.castptr %c96 : i64 -> !pto.ptr<f32, ub>
  %0 = pto.load_scalar %p[%c1] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<f32, gm>, f32
  return
}
