// Integers are not divided by zero.
// COVERS: trem
// RUN: --pto-arch=a5 --arg data:i32:1,2 --arg data:i32:1,0 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.trem ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)  // FAULT PTO1504
  return
}
