// NaN has no integer.
// COVERS: tcvt
// RUN: --pto-arch=a5 --arg data:f32:1,nan --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)  // FAULT PTO1504
  return
}
