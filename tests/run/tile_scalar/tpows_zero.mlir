// Zero has no negative power.
// COVERS: tpows
// RUN: --pto-arch=a5 --arg data:i32:0 --arg -2 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %s: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tpows ins(%a, %s : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x1>)  // FAULT PTO1504
  return
}
