// Asynchronous transfers are complete when they start.
// COVERS: comm.build_async_session comm.tput_async comm.tget_async comm.test_async_event comm.wait_async_event
// RUN: --arg data:f32:1,2,3,4,5,6,7,8 --arg zero:32 --arg zero:32 --arg zero:64 --arg zero:8
// EXPECT 1 f32: 1 2 3 4 5 6 7 8
// EXPECT 2 f32: 1 2 3 4 5 6 7 8
// EXPECT 4 i32: 1 1
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %c: !pto.ptr<f32, gm>, %w: !pto.ptr<i8, gm>, %d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i8 = arith.constant 8 : index
  %av = pto.make_tensor_view %a, shape = [%i8], strides = [%i1] : !pto.tensor_view<8xf32>
  %bv = pto.make_tensor_view %b, shape = [%i8], strides = [%i1] : !pto.tensor_view<8xf32>
  %cv = pto.make_tensor_view %c, shape = [%i8], strides = [%i1] : !pto.tensor_view<8xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
  %s = pto.comm.build_async_session(%t, %w : !pto.tile_buf<vec, 1x8xf32>, !pto.ptr<i8, gm>) -> !pto.async_session
  %put = pto.comm.tput_async(%bv, %av, %s : !pto.tensor_view<8xf32>, !pto.tensor_view<8xf32>, !pto.async_session) -> !pto.async_event
  %first = pto.comm.wait_async_event(%put, %s : !pto.async_event, !pto.async_session) -> i1
  %get = pto.comm.tget_async(%cv, %bv, %s : !pto.tensor_view<8xf32>, !pto.tensor_view<8xf32>, !pto.async_session) -> !pto.async_event
  %second = pto.comm.test_async_event(%get, %s : !pto.async_event, !pto.async_session) -> i1
  %x = arith.extui %first : i1 to i32
  %y = arith.extui %second : i1 to i32
  pto.store_scalar %x, %d[%i0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %y, %d[%i1] : !pto.ptr<i32, gm>, i32
  return
}
