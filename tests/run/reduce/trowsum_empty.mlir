// A row without columns has no sum.
// COVERS: trowsum
// RUN: --pto-arch=a5
func.func @test() {
  %row = arith.constant 2 : index
  %none = arith.constant 0 : index
  %a = pto.alloc_tile valid_row = %row valid_col = %none : !pto.tile_buf<vec, 2x8xf32, valid=?x?>
  %d = pto.alloc_tile : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>
  pto.trowsum ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=?x?>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>)  // FAULT PTO1514
  return
}
