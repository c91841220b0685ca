// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:0*64
func.func @test(%a: !pto.tile_buf<vec, 8x8xf32>) {
  pto.ttrans ins(%a : !pto.tile_buf<vec, 8x8xf32>) outs(%a : !pto.tile_buf<vec, 8x8xf32>) // FAULT PTO1506
  return
}
