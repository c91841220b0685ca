// Sources disagree on which of the 32 bytes of a row count.
// COVERS: trowexpandadd
// RUN: --pto-arch=a5 --arg data:f32:1,2,3 --arg data:f32:2*7,3 --arg none:12
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.trowexpandadd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)  // FAULT PTO1504
  return
}
