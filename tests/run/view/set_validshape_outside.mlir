// RUN: --pto-arch=a5 --arg 9
func.func @test(%cols: index) {
  %c1 = arith.constant 1 : index
  %t = pto.alloc_tile valid_row = %c1 valid_col = %c1 : !pto.tile_buf<vec, 4x8xf32, valid=?x?>
  pto.set_validshape %t, %c1, %cols : !pto.tile_buf<vec, 4x8xf32, valid=?x?> // FAULT PTO1514
  return
}
