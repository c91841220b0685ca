// Integers are not divided by zero.
// COVERS: trems
// RUN: --pto-arch=a5 --arg data:i32:1,2 --arg 0 --arg none:32 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %s: i32, %t: !pto.tile_buf<vec, 1x8xi32>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.trems ins(%a, %s, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)  // FAULT PTO1504
  return
}
