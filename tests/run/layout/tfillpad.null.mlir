// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:0*6 --arg none:24
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tfillpad ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {padValue = "null"} // FAULT PTO1504
  return
}
