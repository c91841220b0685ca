// Integers are not divided by zero.
// COVERS: tdivs
// RUN: --pto-arch=a5 --arg 7 --arg data:i32:2,0 --arg none:8
func.func @test(%s: i32, %a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tdivs ins(%s, %a : i32, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)  // FAULT PTO1504
  return
}
