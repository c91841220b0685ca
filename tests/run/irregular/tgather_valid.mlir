// A position outside of the valid region.
// COVERS: tgather
// RUN: --pto-arch=a5 --arg data:f32:10,11,12,20,21,22 --arg data:i32:0,3 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tgather ins(%a, %i : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)  // FAULT PTO1505
  return
}
