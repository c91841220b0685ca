// The simulator asserts that nothing is divided by zero.
// COVERS: trecip
// RUN: --pto-arch=a5 --numerics=cpu --arg data:f32:0 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {
  pto.trecip ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x1>)  // FAULT PTO1504
  return
}
