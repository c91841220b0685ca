// A group of two: both get the memory of the root, which then collects rows of two members, spreads them, and adds them.
// COVERS: comm.tbroadcast comm.tgather comm.tscatter comm.treduce
// RUN: --arg data:f32:1,2,3,4,5,6,7,8 --arg zero:32 --arg data:f32:9*8 --arg zero:64 --arg data:f32:5*8
// EXPECT 1 f32: 5*8
// EXPECT 2 f32: 1 2 3 4 5 6 7 8
// EXPECT 3 f32: 1 2 3 4 5 6 7 8 5*8
// EXPECT 4 f32: 6 7 8 9 10 11 12 13
func.func @test(%r: !pto.ptr<f32, gm>, %a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %g: !pto.ptr<f32, gm>, %s: !pto.ptr<f32, gm>) {
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i8 = arith.constant 8 : index
  %rv = pto.make_tensor_view %r, shape = [%i1, %i8], strides = [%i8, %i1] : !pto.tensor_view<1x8xf32>
  %av = pto.make_tensor_view %a, shape = [%i1, %i8], strides = [%i8, %i1] : !pto.tensor_view<1x8xf32>
  %bv = pto.make_tensor_view %b, shape = [%i1, %i8], strides = [%i8, %i1] : !pto.tensor_view<1x8xf32>
  %sv = pto.make_tensor_view %s, shape = [%i1, %i8], strides = [%i8, %i1] : !pto.tensor_view<1x8xf32>
  %gv = pto.make_tensor_view %g, shape = [%i2, %i8], strides = [%i8, %i1] : !pto.tensor_view<2x8xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
  %acc = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
  pto.comm.tbroadcast(%rv, recv(%t), group(%av, %bv) : !pto.tensor_view<1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tensor_view<1x8xf32>, !pto.tensor_view<1x8xf32>) {root = 0 : i32}
  pto.comm.tgather(%gv, recv(%t), group(%av, %sv) : !pto.tensor_view<2x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tensor_view<1x8xf32>, !pto.tensor_view<1x8xf32>) {root = 0 : i32}
  pto.comm.tscatter(%gv, recv(%t), group(%bv, %av) : !pto.tensor_view<2x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tensor_view<1x8xf32>, !pto.tensor_view<1x8xf32>) {root = 0 : i32}
  pto.comm.treduce(%sv, %acc, recv(%t), group(%av, %bv) : !pto.tensor_view<1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tensor_view<1x8xf32>, !pto.tensor_view<1x8xf32>) {reduceOp = #pto.reduce_op<sum>, root = 0 : i32}
  return
}
