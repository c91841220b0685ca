// Zero has no negative power.
// COVERS: tpow
// RUN: --pto-arch=a5 --arg data:i32:0 --arg data:i32:-1 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x1>)  // FAULT PTO1504
  return
}
