// A distance between two elements.
// COVERS: tgatherb
// RUN: --pto-arch=a5 --arg data:f32:0*8 --arg data:i32:0,2 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)  // FAULT PTO1502
  return
}
