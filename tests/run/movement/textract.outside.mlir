// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg 5 --arg 3 --arg data:f32:0*42 --arg none:24
func.func @test(%a: index, %b: index, %c: !pto.tile_buf<vec, 8x8xf32, valid=6x7>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.textract ins(%c, %a, %b : !pto.tile_buf<vec, 8x8xf32, valid=6x7>, index, index) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) // FAULT PTO1505
  return
}
