// An element after the last.
// COVERS: tgetval
// RUN: --pto-arch=a5 --arg data:f32:10,11,12,20,21,22 --arg 16
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %at: index) {
  %v = pto.tgetval ins(%a, %at : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, index) outs : f32  // FAULT PTO1501
  return
}
