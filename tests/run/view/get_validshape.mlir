// The valid region of the type, of the operands, and what it is set to.
// COVERS: set_validshape tile_valid_rows tile_valid_cols declare_tile
// RUN: --pto-arch=a5 --arg none:48
// EXPECT 0 i64: 3 5 2 7 1 8
func.func @test(%n: !pto.ptr<i64, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %t = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32, valid=3x5>
  %r0, %r1 = pto.get_validshape %t : !pto.tile_buf<vec, 4x8xf32, valid=3x5>
  %u = pto.alloc_tile valid_row = %c2 valid_col = %c7 : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  %r2 = pto.tile_valid_rows %u : !pto.tile_buf<vec, 4x8xf32, valid=?x?> -> index
  %r3 = pto.tile_valid_cols %u : !pto.tile_buf<vec, 4x8xf32, valid=?x?> -> index
  %w = pto.declare_tile -> !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  pto.set_validshape %w, %c1, %c8 : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  %r4, %r5 = pto.get_validshape %w : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  %i0 = arith.index_cast %r0 : index to i64
  %i1 = arith.index_cast %r1 : index to i64
  %i2 = arith.index_cast %r2 : index to i64
  %i3 = arith.index_cast %r3 : index to i64
  %i4 = arith.index_cast %r4 : index to i64
  %i5 = arith.index_cast %r5 : index to i64
  pto.store_scalar %i0, %n[%c0] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i1, %n[%c1] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i2, %n[%c2] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i3, %n[%c3] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i4, %n[%c4] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %i5, %n[%c5] : !pto.ptr<i64, gm>, i64
  return
}
