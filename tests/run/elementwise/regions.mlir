// Valid regions that differ, known at run time only.
// COVERS: tadd
// RUN: --pto-arch=a5
func.func @test() {
  %one = arith.constant 1.0 : f32
  %row = arith.constant 1 : index
  %few = arith.constant 3 : index
  %many = arith.constant 4 : index
  %a = pto.alloc_tile valid_row = %row valid_col = %few : !pto.tile_buf<vec, 1x16xf32, valid=?x?>
  %b = pto.alloc_tile valid_row = %row valid_col = %many : !pto.tile_buf<vec, 1x16xf32, valid=?x?>
  pto.texpands ins(%one : f32) outs(%a : !pto.tile_buf<vec, 1x16xf32, valid=?x?>)
  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 1x16xf32, valid=?x?>, !pto.tile_buf<vec, 1x16xf32, valid=?x?>) outs(%b : !pto.tile_buf<vec, 1x16xf32, valid=?x?>)  // FAULT PTO1514
  return
}
