// NaN has no integer where the conversion does not saturate.
// COVERS: tcvt
// RUN: --pto-arch=a5 --arg data:f32:1,nan --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x16xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)  // FAULT PTO1504
  return
}
