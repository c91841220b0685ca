// A position after the last element.
// COVERS: tgather
// RUN: --pto-arch=a5 --arg data:f32:0*16 --arg data:i32:15,16 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tgather ins(%a, %i : !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)  // FAULT PTO1501
  return
}
