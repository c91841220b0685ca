// A position after the last element.
// COVERS: tscatter
// RUN: --pto-arch=a5 --arg data:f32:1,2 --arg data:i32:0,16 --arg data:f32:0*16
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 2x8xf32>) {
  pto.tscatter ins(%a, %i : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x8xf32>)  // FAULT PTO1501
  return
}
