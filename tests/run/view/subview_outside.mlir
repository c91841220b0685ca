// RUN: --pto-arch=a5 --arg 3
func.func @test(%row: index) {
  %c0 = arith.constant 0 : index
  %a = pto.alloc_tile : !pto.tile_buf<vec, 4x16xf32>
  %w = pto.subview %a[%row, %c0] sizes [2, 8] : !pto.tile_buf<vec, 4x16xf32> -> !pto.tile_buf<vec, 2x8xf32> // FAULT PTO1501
  return
}
