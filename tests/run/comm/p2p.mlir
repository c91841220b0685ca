// Transfers between two devices whose memory is that of the run; a signal that is set before it is waited for.
// COVERS: comm.tput comm.tget comm.tnotify comm.twait comm.ttest
// RUN: --arg data:f32:1,2,3,4,5,6,7,8 --arg data:f32:10*8 --arg data:i32:9,9 --arg zero:8
// EXPECT 0 f32: 20*8
// EXPECT 1 f32: 10*8
// EXPECT 2 i32: 10 10
// EXPECT 3 i32: 1 0
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %s: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %ten = arith.constant 10 : i32
  %av = pto.make_tensor_view %a, shape = [%i8], strides = [%i1] : !pto.tensor_view<8xf32>
  %bv = pto.make_tensor_view %b, shape = [%i8], strides = [%i1] : !pto.tensor_view<8xf32>
  %sv = pto.make_tensor_view %s, shape = [%i2], strides = [%i1] : !pto.tensor_view<2xi32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
  pto.comm.tget(%av, %bv, buf(%t) : !pto.tensor_view<8xf32>, !pto.tensor_view<8xf32>, !pto.tile_buf<vec, 1x8xf32>)
  pto.comm.tput(%av, %bv, buf(%t) : !pto.tensor_view<8xf32>, !pto.tensor_view<8xf32>, !pto.tile_buf<vec, 1x8xf32>) {atomicType = #pto.atomic_type<atomic_add>}
  pto.comm.tnotify(%sv, %one : !pto.tensor_view<2xi32>, i32) {notifyOp = #pto.notify_op<atomic_add>}
  pto.comm.twait(%sv, %seven : !pto.tensor_view<2xi32>, i32) {cmp = #pto.wait_cmp<ge>}
  %yes = pto.comm.ttest(%sv, %ten : !pto.tensor_view<2xi32>, i32) {cmp = #pto.wait_cmp<eq>} -> i1
  %no = pto.comm.ttest(%sv, %ten : !pto.tensor_view<2xi32>, i32) {cmp = #pto.wait_cmp<ne>} -> i1
  %y = arith.extui %yes : i1 to i32
  %n = arith.extui %no : i1 to i32
  pto.store_scalar %y, %d[%i0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %n, %d[%i1] : !pto.ptr<i32, gm>, i32
  return
}
