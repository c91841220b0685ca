// One tile, by its address, under other extents and as other elements: 2.0 is 0x40000000.
// COVERS: treshape bitcast talias tassign
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 --arg none:32 --arg none:8
// EXPECT 1 f32: 2 9 10 1 4 0 0 0
// EXPECT 2 i32: 0x40000000 8
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32>, %d: !pto.ptr<f32, gm>, %e: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %p = pto.tile_buf_addr %a : !pto.tile_buf<vec, 2x8xf32> -> !pto.ptr<f32, vec>
  %0 = pto.load_scalar %p[%c1] : !pto.ptr<f32, vec> -> f32
  %1 = pto.load_scalar %p[%c8] : !pto.ptr<f32, vec> -> f32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %1, %d[%c1] : !pto.ptr<f32, gm>, f32
  %r = pto.treshape %a : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 1x16xf32>
  %q = pto.tile_buf_addr %r : !pto.tile_buf<vec, 1x16xf32> -> !pto.ptr<f32, vec>
  %cols = pto.tile_valid_cols %r : !pto.tile_buf<vec, 1x16xf32> -> index
  %nine = arith.constant 9 : index
  %2 = pto.load_scalar %q[%nine] : !pto.ptr<f32, vec> -> f32
  pto.store_scalar %2, %d[%c2] : !pto.ptr<f32, gm>, f32
  %i = pto.bitcast %a : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 2x8xi32>
  %s = pto.tile_buf_addr %i : !pto.tile_buf<vec, 2x8xi32> -> !pto.ptr<i32, vec>
  %3 = pto.load_scalar %s[%c1] : !pto.ptr<i32, vec> -> i32
  pto.store_scalar %3, %e[%c0] : !pto.ptr<i32, gm>, i32
  %columns = pto.tile_valid_cols %i : !pto.tile_buf<vec, 2x8xi32> -> index
  %columns_i32 = arith.index_cast %columns : index to i32
  pto.store_scalar %columns_i32, %e[%c1] : !pto.ptr<i32, gm>, i32
  %u = pto.declare_tile -> !pto.tile_buf<vec, 2x8xf32>
  pto.talias ins(%a : !pto.tile_buf<vec, 2x8xf32>) outs(%u : !pto.tile_buf<vec, 2x8xf32>)
  %t = pto.tile_buf_addr %u : !pto.tile_buf<vec, 2x8xf32> -> !pto.ptr<f32, vec>
  %4 = pto.load_scalar %t[%c0] : !pto.ptr<f32, vec> -> f32
  pto.store_scalar %4, %d[%c3] : !pto.ptr<f32, gm>, f32
  %address = pto.castptr %p : !pto.ptr<f32, vec> -> i64
  %line = arith.constant 32 : i64
  %moved = arith.subi %address, %line : i64
  %again = arith.addi %moved, %line : i64
  %v = pto.tassign %u, %again : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 2x8xf32>
  %w = pto.tile_buf_addr %v : !pto.tile_buf<vec, 2x8xf32> -> !pto.ptr<f32, vec>
  %5 = pto.load_scalar %w[%c3] : !pto.ptr<f32, vec> -> f32
  pto.store_scalar %5, %d[%c4] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %zero, %d[%c5] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %zero, %d[%c6] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %zero, %d[%c7] : !pto.ptr<f32, gm>, f32
  return
}
