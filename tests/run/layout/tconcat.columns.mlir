// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:0*6 --arg data:f32:0*32 --arg none:24
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x16xf32, valid=?x?>, %c: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tconcat ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x16xf32, valid=?x?>) outs(%c : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) // FAULT PTO1514
  return
}
