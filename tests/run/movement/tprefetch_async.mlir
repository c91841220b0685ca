// Made by generators/movement.py; numbers by numpy.
// COVERS: make_prefetch_async_context get_prefetch_async_session
// RUN: --pto-arch=a5 --arg data:f32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 --arg none:64
// EXPECT 0 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
func.func @test(%a: !pto.partition_tensor_view<1x16xf32>, %b: !pto.ptr<i8, gm>) {
  %ctx = pto.make_prefetch_async_context(%b : !pto.ptr<i8, gm>) -> !pto.prefetch_async_context
  %session = pto.get_prefetch_async_session %ctx : !pto.prefetch_async_context -> !pto.async_session
  %event = pto.tprefetch_async(%a, %ctx : !pto.partition_tensor_view<1x16xf32>, !pto.prefetch_async_context) -> !pto.async_event
  return
}
