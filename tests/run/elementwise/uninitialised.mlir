// Bytes that were never written have no value.
// COVERS: tadd
// RUN: --pto-arch=a5 --arg data:f32:1,2,3 --arg none:12 --arg none:12
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)  // FAULT PTO1503
  return
}
